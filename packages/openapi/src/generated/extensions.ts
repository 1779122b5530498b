// Generated from spec/ by "pnpm generate" (openapi). Do not edit.

/** Plans with access to an operation, and the depth of history for each plan. */
export type Access = {
  /** True if the operation requires a key. */
  keyRequired: boolean;
  /** Plans with access, named and ordered as in the published documentation. Empty if no key is needed. */
  plans: {
    plan: "Free" | "Basic" | "Hobbyist" | "Startup" | "Standard" | "Professional" | "Enterprise";
    /** Depth of history for the plan: an ISO 8601 duration, or `latest` for the newest values only. Absent if the general depth of the plan (`x-svc-plans`) applies, or if the operation has no history. */
    history?: "latest" | string;
  }[];
  origin?: Origin;
};

/** Fields returned for each name in `aux`. */
export type Aux = {
  /** Names used if `aux` is not sent. */
  default: string[];
  names: {
    [key: string]: {
      /** Fields returned for the name, as dotted paths from one record. `*` stands for each key of a map or item of a list (`quote.*.volume_7d`). Empty if no field is documented. */
      fields: string[];
      /** True if the published documentation requires the field, although `aux` can omit the field. */
      documentedRequired?: boolean;
      origin?: Origin;
    };
  };
  origin?: Origin;
};

/** Cache time of a response, or the schedule of new responses. */
export type Cache = {
  /** Cache time of a response, in seconds. */
  seconds: number;
  origin?: Origin;
} | {
  schedule: {
    /** UTC period with a new record at the end. */
    every: "hour" | "day";
    /** Seconds from the end of the period until the record is certainly available. */
    availableAfterSeconds: number;
    /** Seconds from the end of the period until the record can be available at the earliest. */
    earliestSeconds?: number;
    /** The `time_period` of this entry. Absent for an entry about every `time_period`. */
    timePeriod?: "daily" | "hourly";
  }[];
  origin?: Origin;
} | {
  /** Description of the event that changes the response. No cache time is promised between two events. */
  refreshedWhen: string;
  origin?: Origin;
} | {
  /** Reason why responses are not cached, as a sentence. Neither the service nor a caller caches the response. */
  never: string;
  origin?: Origin;
};

/** Rules for query parameters that may or must be sent together. Empty if there are no rules. */
export type Constraints = {
  exactlyOneOf?: ConstraintsParameterNames;
  atLeastOneOf?: ConstraintsParameterNames;
  atMostOneOf?: ConstraintsParameterNames;
  origin?: Origin;
}[];

/** Names of the operation's query parameters. */
export type ConstraintsParameterNames = string[];

/** Cost of a successful request: `base` credits, plus one credit for each `per.size` of `per.unit` in the response, rounded up. With `convertExtra`, each conversion after the first costs a credit. With `every`, a stream pays this cost for each started period. */
export type Credits = {
  /** Fixed number of credits per request. */
  base: number;
  per?: {
    /** Number of units per credit. */
    size: number;
    /** Unit counted in the response. */
    unit: "cryptocurrencies" | "exchanges" | "data points" | "values" | "market pairs";
  };
  /** True if each `convert` or `convert_id` item after the first costs a credit. */
  convertExtra: boolean;
  /** Period of a stream. The start of a period costs the credits. */
  every?: "minute";
  origin?: Origin;
};

/** Every `error_code` of an error, with meaning and retry advice. */
export type ErrorCodes = {
  /** Value of `status.error_code`. */
  code: number;
  /** HTTP status. */
  status: number;
  /** Short name of the error in camelCase, for use in programs. */
  name: string;
  meaning: string;
  /** `retry`: the request may succeed after a wait. `quota`: the request succeeds only after the quota resets, or on a larger plan. `never`: the request fails again. */
  retry: "retry" | "quota" | "never";
  origin: Origin;
}[];

/** Values of a parameter that are replaced by the default instead of being rejected. */
export type Fallback = "non-positive";

/** Lifecycle status of an operation, a parameter or a field, and the replacement. */
export type Lifecycle = {
  status: "current" | "deprecated" | "legacy";
  /** The replacement: an operationId, or the name of a parameter or field. Null if there is no replacement. */
  replacedBy?: string | null;
  /** Reason for a missing replacement, or advice about the replacement. */
  reason?: string;
  /** UTC date of the first release with the deprecation. */
  deprecatedSince?: string;
  /** UTC date of the earliest removal. */
  sunset?: string;
  origin?: Origin;
};

/** Source of a fact. `documented`: stated in the published documentation. `extension`: added by this contract. `not-shown`: missing from the published documentation, with the choice of this contract if any. */
export type Origin = "documented" | {
  extension: string;
} | {
  "not-shown": string;
};

/** Rules for reading a long list page by page. `null` for an operation without pages. */
export type Pagination = null | {
  /** Parameter for the position of the first item of a page, counted from 1. */
  start: "start";
  /** Parameter for the maximum number of items on a page. */
  limit: "limit";
  /** How to detect the last page. `short-page`: the page has fewer items than `limit`. `has-more`: `has_more` is false. */
  end: "short-page" | "has-more";
  /** JSON Pointer to the items in the body (`/data`, or empty for a bare array). */
  items?: string;
};

/** Plans, smallest first. Their limits apply to every operation without its own limits. */
export type Plans = {
  name: "Basic" | "Hobbyist" | "Startup" | "Standard" | "Professional" | "Enterprise";
  /** Alternative names of the plan. */
  aliases: string[];
  /** Requests per UTC minute. */
  rateLimitMinute: number;
  /** Credits per UTC day. */
  creditLimitDaily: number;
  /** Credits per monthly period. */
  creditLimitMonthly: number;
  /** Maximum number of open streams of an account. Absent without streams. */
  openStreams?: number;
  /** Depth of history, as an ISO 8601 duration. */
  history: string;
  /** `calendar-month`: midnight UTC at the start of a month. `activation-date`: the day of the month of the plan's activation. */
  monthlyReset: "calendar-month" | "activation-date";
  /** Origins of the facts above, if not in the published documentation. */
  origin?: {
    [key: string]: Origin;
  };
}[];

/** Meaning of a parameter value, for a parameter of type string. `time` is a Unix time in seconds or an ISO 8601 time, in UTC unless a zone is given. */
export type ReadsAs = {
  type: "integer" | "number" | "boolean" | "time";
  /** Minimum value; for `time`, in Unix seconds. */
  minimum?: number;
  /** Maximum value; for `time`, in Unix seconds. */
  maximum?: number;
  origin?: Origin;
};

/** Query and path parameters of the request for an example response. */
export type ExampleRequest = {
  [key: string]: string | number | boolean | (string | number)[];
};

/** The outer shape of a successful response. */
export type Result = {
  /** `list`: `data` is an array. `map`: `data` is an object keyed by the requested items. `object`: `data` is one record. `array`: the body is an array, without `data` and `status`. `events`: the body is a stream of server-sent events, and `record` is the data of an event. */
  shape: "list" | "map" | "object" | "array" | "events";
  /** Component schema of one record. */
  record: string;
  /** Parameters for the requested items. In a map, the keys are values of these parameters. */
  keyedBy?: string[];
  /** Parameters that return an array of records instead of a single record: under each key of a map, or as the `data` of an object. */
  arrayUnder?: string[];
  /** Parameters that return a single record instead of a map, for exactly one value. */
  unwrappedFor?: string[];
  /** True if requested records may be missing (`skip_invalid`). */
  maySkip?: boolean;
  origin?: Origin;
};
