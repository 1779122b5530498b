// Generated from spec/ by "pnpm generate" (openapi). Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Which plans may call an operation, and how far back each may look. */
        Access: {
            /** Whether the operation wants a key at all. */
            keyRequired: boolean;
            /** The plans that may call, named and ordered as the documents write them. Empty where no key is needed. */
            plans: {
                /** @enum {unknown} */
                plan: "Free" | "Basic" | "Hobbyist" | "Startup" | "Standard" | "Professional" | "Enterprise";
                /** How far back the plan may look, as an ISO 8601 duration, or `latest` where only the newest values are open to it. Absent where the plan's own depth (`x-svc-plans`) decides, or where the operation has no history. */
                history?: "latest" | string;
            }[];
            /** Where a fact comes from. `documented`: the normative documents say it. `extension`: ours, with the reason. `not-shown`: the documents name the subject and leave out what the words here say. */
            origin?: components["schemas"]["Origin"];
        };
        /** What each name in `aux` switches on. */
        Aux: {
            /** The names that count as given where `aux` is not sent. */
            default: string[];
            names: {
                [key: string]: {
                    /** The fields that the name switches, as dotted paths from one record; `*` stands for every key of a map or item of a list (`quote.*.volume_7d`). Empty where no field is documented. */
                    fields: string[];
                    /** Whether the documents call the field required, though `aux` can leave it out. */
                    documentedRequired?: boolean;
                    /** Where a fact comes from. `documented`: the normative documents say it. `extension`: ours, with the reason. `not-shown`: the documents name the subject and leave out what the words here say. */
                    origin?: components["schemas"]["Origin"];
                };
            };
            /** Where a fact comes from. `documented`: the normative documents say it. `extension`: ours, with the reason. `not-shown`: the documents name the subject and leave out what the words here say. */
            origin?: components["schemas"]["Origin"];
        };
        /** How long an answer stands, or the schedule that it follows. */
        Cache: {
            /** An answer stands for this long, in seconds. */
            seconds: number;
            /** Where a fact comes from. `documented`: the normative documents say it. `extension`: ours, with the reason. `not-shown`: the documents name the subject and leave out what the words here say. */
            origin?: components["schemas"]["Origin"];
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
            /** Where a fact comes from. `documented`: the normative documents say it. `extension`: ours, with the reason. `not-shown`: the documents name the subject and leave out what the words here say. */
            origin?: components["schemas"]["Origin"];
        } | {
            /** What makes a new answer, in words. Nothing is promised between two such events. */
            refreshedWhen: string;
            /** Where a fact comes from. `documented`: the normative documents say it. `extension`: ours, with the reason. `not-shown`: the documents name the subject and leave out what the words here say. */
            origin?: components["schemas"]["Origin"];
        };
        /** Rules over which query parameters may or must be sent together. Empty where there are none. */
        Constraints: ({
            /** Names of query parameters of this operation. */
            exactlyOneOf?: components["schemas"]["ConstraintsParameterNames"];
            /** Names of query parameters of this operation. */
            atLeastOneOf?: components["schemas"]["ConstraintsParameterNames"];
            /** Names of query parameters of this operation. */
            atMostOneOf?: components["schemas"]["ConstraintsParameterNames"];
            /** Where a fact comes from. `documented`: the normative documents say it. `extension`: ours, with the reason. `not-shown`: the documents name the subject and leave out what the words here say. */
            origin?: components["schemas"]["Origin"];
        } & (unknown | unknown | unknown))[];
        /** Names of query parameters of this operation. */
        ConstraintsParameterNames: string[];
        /** What a successful call costs: `base`, and one credit for each `per.size` of `per.unit` in the answer, rounded up, and with `convertExtra` one for each conversion beyond the first. */
        Credits: {
            /** Credits that every call costs, whatever it returns. */
            base: number;
            per?: {
                /** How many units one credit pays for. */
                size: number;
                /** What is counted in the answer. */
                unit: "cryptocurrencies" | "data points" | "values" | "market pairs";
            };
            /** Whether each `convert` or `convert_id` item beyond the first costs one credit more. */
            convertExtra: boolean;
            /** Where a fact comes from. `documented`: the normative documents say it. `extension`: ours, with the reason. `not-shown`: the documents name the subject and leave out what the words here say. */
            origin?: components["schemas"]["Origin"];
        };
        /** Every `error_code` of an error, with what it means and whether to send the call again. */
        ErrorCodes: {
            /** The value of `status.error_code`. */
            code: number;
            /** The HTTP status. */
            status: number;
            /** A short name in camelCase, by which programs know the error. */
            name: string;
            meaning: string;
            /** `retry`, the same call may succeed after a wait; `quota`, only after the quota's reset or on a larger plan; `never`, the same call fails again. */
            retry: "retry" | "quota" | "never";
            /** Where a fact comes from. `documented`: the normative documents say it. `extension`: ours, with the reason. `not-shown`: the documents name the subject and leave out what the words here say. */
            origin: components["schemas"]["Origin"];
        }[];
        /** Which values of a parameter are replaced by its default instead of being refused. */
        Fallback: "non-positive";
        /** Whether an operation is to be used, and what replaces it. */
        Lifecycle: {
            /** @enum {unknown} */
            status: "current" | "deprecated" | "legacy";
            /** The operationId to use instead, or null where there is none. */
            replacedBy?: string | null;
            /** Why there is no replacement, or what to know about the one there is. */
            reason?: string;
            /**
             * The UTC date of the first release that called the operation deprecated.
             * @format date
             */
            deprecatedSince?: string;
            /**
             * The UTC date after which the operation may go.
             * @format date
             */
            sunset?: string;
            /** Where a fact comes from. `documented`: the normative documents say it. `extension`: ours, with the reason. `not-shown`: the documents name the subject and leave out what the words here say. */
            origin?: components["schemas"]["Origin"];
        };
        /** Where a fact comes from. `documented`: the normative documents say it. `extension`: ours, with the reason. `not-shown`: the documents name the subject and leave out what the words here say. */
        Origin: "documented" | {
            extension: string;
        } | {
            "not-shown": string;
        };
        /** How to read a long list page by page. `null` where the operation does not page. */
        Pagination: null | {
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
        Plans: {
            /** @enum {unknown} */
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
                [key: string]: components["schemas"]["Origin"];
            };
        }[];
        /** What the text of a string parameter stands for, where the contract keeps the type string. `time` is a Unix time in seconds or an ISO 8601 time, UTC where it names no zone. */
        ReadsAs: {
            /** @enum {unknown} */
            type: "integer" | "number" | "boolean" | "time";
            /** The least value; for `time` in Unix seconds. */
            minimum?: number;
            /** The greatest value; for `time` in Unix seconds. */
            maximum?: number;
            /** Where a fact comes from. `documented`: the normative documents say it. `extension`: ours, with the reason. `not-shown`: the documents name the subject and leave out what the words here say. */
            origin?: components["schemas"]["Origin"];
        };
        /** The parameters, query and path, of the call whose answer an example is. */
        ExampleRequest: {
            [key: string]: (string | number | boolean) | (string | number)[];
        };
        /** The outer shape of a successful answer. */
        Result: {
            /** `list`: `data` is an array; `map`: `data` is an object keyed by what was asked for; `object`: `data` is one record; `array`: the body itself is an array, without `data` and `status`. */
            shape: "list" | "map" | "object" | "array";
            /** The component schema of one record. */
            record: string;
            /** For a map, the parameters whose values become its keys. */
            keyedBy?: string[];
            /** The parameters under whose keys the map holds an array of records instead of one. */
            arrayUnder?: string[];
            /** The parameters that, given exactly one value, bring the record itself instead of a map. */
            unwrappedFor?: string[];
            /** Whether records that were asked for may be missing (`skip_invalid`). */
            maySkip?: boolean;
            /** Where a fact comes from. `documented`: the normative documents say it. `extension`: ours, with the reason. `not-shown`: the documents name the subject and leave out what the words here say. */
            origin?: components["schemas"]["Origin"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Access = components['schemas']['Access'];
export type Aux = components['schemas']['Aux'];
export type Cache = components['schemas']['Cache'];
export type Constraints = components['schemas']['Constraints'];
export type ConstraintsParameterNames = components['schemas']['ConstraintsParameterNames'];
export type Credits = components['schemas']['Credits'];
export type ErrorCodes = components['schemas']['ErrorCodes'];
export type Fallback = components['schemas']['Fallback'];
export type Lifecycle = components['schemas']['Lifecycle'];
export type Origin = components['schemas']['Origin'];
export type Pagination = components['schemas']['Pagination'];
export type Plans = components['schemas']['Plans'];
export type ReadsAs = components['schemas']['ReadsAs'];
export type ExampleRequest = components['schemas']['ExampleRequest'];
export type Result = components['schemas']['Result'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
