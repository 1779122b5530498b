// Generated from spec/ by "pnpm generate" (core). Do not edit.

/** Which plans may call an operation, and how far back each may look. */
export type Access = {
  /** Whether the operation wants a key at all. */
  keyRequired: boolean;
  /** The plans that may call, named and ordered as the documents write them. Empty where no key is needed. */
  plans: {
    plan: "Free" | "Basic" | "Hobbyist" | "Startup" | "Standard" | "Professional" | "Enterprise";
    /** How far back the plan may look, as an ISO 8601 duration, or `latest` where only the newest values are open to it. Absent where the plan's own depth (`x-svc-plans`) decides, or where the operation has no history. */
    history?: "latest" | string;
  }[];
  origin?: Origin;
};

/** What each name in `aux` switches on. */
export type Aux = {
  /** The names that count as given where `aux` is not sent. */
  default: string[];
  names: {
    [key: string]: {
      /** The fields that the name switches, as dotted paths from one record; `*` stands for every key of a map or item of a list (`quote.*.volume_7d`). Empty where no field is documented. */
      fields: string[];
      /** Whether the documents call the field required, though `aux` can leave it out. */
      documentedRequired?: boolean;
      origin?: Origin;
    };
  };
  origin?: Origin;
};

/** How long a response may be cached, or the schedule that it follows. */
export type Cache = {
  /** A response may be cached for this long, in seconds. */
  seconds: number;
  origin?: Origin;
} | {
  schedule: {
    /** The UTC period whose end makes a new record. */
    every: "hour" | "day";
    /** Seconds from the period's end until its record is surely there. */
    availableAfterSeconds: number;
    /** Seconds from the period's end before which its record is never there. */
    earliestSeconds?: number;
    /** The `time_period` that this entry is about; every one where absent. */
    timePeriod?: "daily" | "hourly";
  }[];
  origin?: Origin;
} | {
  /** What makes a new response, in words. Nothing is promised between two such events. */
  refreshedWhen: string;
  origin?: Origin;
} | {
  /** Why no response may be cached, as a sentence. Neither the service nor a caller caches one. */
  never: string;
  origin?: Origin;
};

/** Rules over which query parameters may or must be sent together. Empty where there are none. */
export type Constraints = {
  exactlyOneOf?: ConstraintsParameterNames;
  atLeastOneOf?: ConstraintsParameterNames;
  atMostOneOf?: ConstraintsParameterNames;
  origin?: Origin;
}[];

/** Names of query parameters of this operation. */
export type ConstraintsParameterNames = string[];

/** What a successful request costs: `base`, and one credit for each `per.size` of `per.unit` in the response, rounded up, and with `convertExtra` one for each conversion beyond the first. */
export type Credits = {
  /** Credits that every call costs, whatever it returns. */
  base: number;
  per?: {
    /** How many units one credit pays for. */
    size: number;
    /** What is counted in the response. */
    unit: "cryptocurrencies" | "exchanges" | "data points" | "values" | "market pairs";
  };
  /** Whether each `convert` or `convert_id` item beyond the first costs one credit more. */
  convertExtra: boolean;
  origin?: Origin;
};

/** Every `error_code` of an error, with what it means and whether to send the call again. */
export type ErrorCodes = {
  /** The value of `status.error_code`. */
  code: number;
  /** The HTTP status. */
  status: number;
  /** A short name in camelCase, by which programs know the error. */
  name: string;
  meaning: string;
  /** `retry`, the same call may succeed after a wait; `quota`, only after the quota's reset or on a larger plan; `never`, the same call fails again. */
  retry: "retry" | "quota" | "never";
  origin: Origin;
}[];

/** Which values of a parameter are replaced by its default instead of being refused. */
export type Fallback = "non-positive";

/** Whether an operation, a parameter or a field is to be used, and what replaces it. */
export type Lifecycle = {
  status: "current" | "deprecated" | "legacy";
  /** The operationId, or the name of the parameter or field, to use instead; null where there is none. */
  replacedBy?: string | null;
  /** Why there is no replacement, or what to know about the one there is. */
  reason?: string;
  /** The UTC date of the first release that called it deprecated. */
  deprecatedSince?: string;
  /** The UTC date after which it may go. */
  sunset?: string;
  origin?: Origin;
};

/** Where a fact comes from. `documented`: the normative documents say it. `extension`: ours, with the reason. `not-shown`: the documents name the subject and leave out what the words here say. */
export type Origin = "documented" | {
  extension: string;
} | {
  "not-shown": string;
};

/** How to read a long list page by page. `null` where the operation does not page. */
export type Pagination = null | {
  /** The parameter that holds the 1-based position of a page's first item. */
  start: "start";
  /** The parameter that holds the greatest number of items on a page. */
  limit: "limit";
  /** How the last page is known: `short-page`, it holds fewer items than `limit`; `has-more`, its `has_more` is false. */
  end: "short-page" | "has-more";
  /** Where the items stand in the body, as a JSON Pointer (`/data`, or empty for a bare array). */
  items?: string;
};

/** The plans in order, the smallest first, with the limits that hold where an operation names no other. */
export type Plans = {
  name: "Basic" | "Hobbyist" | "Startup" | "Standard" | "Professional" | "Enterprise";
  /** Other names of the same plan. */
  aliases: string[];
  /** Calls in one UTC minute. */
  rateLimitMinute: number;
  /** Credits in one UTC day. */
  creditLimitDaily: number;
  /** Credits in one monthly period. */
  creditLimitMonthly: number;
  /** How far back the plan may look, as an ISO 8601 duration. */
  history: string;
  /** `calendar-month`, midnight UTC at the start of a month; `activation-date`, the day of the month on which the plan was activated. */
  monthlyReset: "calendar-month" | "activation-date";
  /** The origin of each fact above that the documents do not show. */
  origin?: {
    [key: string]: Origin;
  };
}[];

/** What the text of a string parameter stands for, where the contract keeps the type string. `time` is a Unix time in seconds or an ISO 8601 time, UTC where it names no zone. */
export type ReadsAs = {
  type: "integer" | "number" | "boolean" | "time";
  /** The least value; for `time` in Unix seconds. */
  minimum?: number;
  /** The greatest value; for `time` in Unix seconds. */
  maximum?: number;
  origin?: Origin;
};

/** The parameters, query and path, of the request whose response an example is. */
export type ExampleRequest = {
  [key: string]: string | number | boolean | (string | number)[];
};

/** The outer shape of a successful response. */
export type Result = {
  /** `list`: `data` is an array; `map`: `data` is an object keyed by what was asked for; `object`: `data` is one record; `array`: the body itself is an array, without `data` and `status`. */
  shape: "list" | "map" | "object" | "array";
  /** The component schema of one record. */
  record: string;
  /** The parameters that name what is asked for; in a map their values are its keys. */
  keyedBy?: string[];
  /** The parameters that bring an array of records instead of one: under each key of a map, or as the `data` of an object. */
  arrayUnder?: string[];
  /** The parameters that, given exactly one value, bring the record itself instead of a map. */
  unwrappedFor?: string[];
  /** Whether records that were asked for may be missing (`skip_invalid`). */
  maySkip?: boolean;
  origin?: Origin;
};
