// Generated from spec/ by "pnpm generate" (core). Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Access
         * @description Which plans may call an operation, and how far back each may look.
         */
        Access: {
            /** @description Whether the operation wants a key at all. */
            keyRequired: boolean;
            /** @description The plans that may call, named and ordered as the documents write them. Empty where no key is needed. */
            plans: {
                /** @enum {unknown} */
                plan: "Free" | "Basic" | "Hobbyist" | "Startup" | "Standard" | "Professional" | "Enterprise";
                /** @description How far back the plan may look, as an ISO 8601 duration, or `latest` where only the newest values are open to it. Absent where the plan's own depth (`x-svc-plans`) decides, or where the operation has no history. */
                history?: "latest" | string;
            }[];
            origin?: components["schemas"]["Origin"];
        };
        /**
         * Aux
         * @description What each name in `aux` switches on.
         */
        Aux: {
            /** @description The names that count as given where `aux` is not sent. */
            default: string[];
            names: {
                [key: string]: {
                    /** @description The fields that the name switches, as dotted paths from one record; `*` stands for every key of a map or item of a list (`quote.*.volume_7d`). Empty where no field is documented. */
                    fields: string[];
                    /** @description Whether the documents call the field required, though `aux` can leave it out. */
                    documentedRequired?: boolean;
                    origin?: components["schemas"]["Origin"];
                };
            };
            origin?: components["schemas"]["Origin"];
        };
        /**
         * Cache
         * @description How long an answer stands, or the schedule that it follows.
         */
        Cache: {
            /** @description An answer stands for this long, in seconds. */
            seconds: number;
            origin?: components["schemas"]["Origin"];
        } | {
            schedule: {
                /**
                 * @description The UTC period whose end makes a new record.
                 * @enum {unknown}
                 */
                every: "hour" | "day";
                /** @description Seconds from the period's end until its record is surely there. */
                availableAfterSeconds: number;
                /** @description Seconds from the period's end before which its record is never there. */
                earliestSeconds?: number;
                /**
                 * @description The `time_period` that this entry is about; every one where absent.
                 * @enum {unknown}
                 */
                timePeriod?: "daily" | "hourly";
            }[];
            origin?: components["schemas"]["Origin"];
        } | {
            /** @description What makes a new answer, in words. Nothing is promised between two such events. */
            refreshedWhen: string;
            origin?: components["schemas"]["Origin"];
        };
        /**
         * Constraints
         * @description Rules over which query parameters may or must be sent together. Empty where there are none.
         */
        Constraints: ({
            exactlyOneOf?: components["schemas"]["ConstraintsParameterNames"];
            atLeastOneOf?: components["schemas"]["ConstraintsParameterNames"];
            atMostOneOf?: components["schemas"]["ConstraintsParameterNames"];
            origin?: components["schemas"]["Origin"];
        } & (unknown | unknown | unknown))[];
        /** @description Names of query parameters of this operation. */
        ConstraintsParameterNames: string[];
        /**
         * Credits
         * @description What a successful call costs: `base`, and one credit for each `per.size` of `per.unit` in the answer, rounded up, and with `convertExtra` one for each conversion beyond the first.
         */
        Credits: {
            /** @description Credits that every call costs, whatever it returns. */
            base: number;
            /** CreditsPer */
            per?: {
                /** @description How many units one credit pays for. */
                size: number;
                /**
                 * @description What is counted in the answer.
                 * @enum {unknown}
                 */
                unit: "cryptocurrencies" | "data points" | "values" | "market pairs";
            };
            /** @description Whether each `convert` or `convert_id` item beyond the first costs one credit more. */
            convertExtra: boolean;
            origin?: components["schemas"]["Origin"];
        };
        /**
         * ErrorCodes
         * @description Every `error_code` of an error, with what it means and whether to send the call again.
         */
        ErrorCodes: {
            /** @description The value of `status.error_code`. */
            code: number;
            /** @description The HTTP status. */
            status: number;
            /** @description A short name in camelCase, by which programs know the error. */
            name: string;
            meaning: string;
            /**
             * @description `retry`, the same call may succeed after a wait; `quota`, only after the quota's reset or on a larger plan; `never`, the same call fails again.
             * @enum {unknown}
             */
            retry: "retry" | "quota" | "never";
            origin: components["schemas"]["Origin"];
        }[];
        /**
         * Fallback
         * @description Which values of a parameter are replaced by its default instead of being refused.
         * @constant
         */
        Fallback: "non-positive";
        /**
         * Lifecycle
         * @description Whether an operation is to be used, and what replaces it.
         */
        Lifecycle: {
            /** @enum {unknown} */
            status: "current" | "deprecated" | "legacy";
            /** @description The operationId to use instead, or null where there is none. */
            replacedBy?: string | null;
            /** @description Why there is no replacement, or what to know about the one there is. */
            reason?: string;
            /**
             * Format: date
             * @description The UTC date of the first release that called the operation deprecated.
             */
            deprecatedSince?: string;
            /**
             * Format: date
             * @description The UTC date after which the operation may go.
             */
            sunset?: string;
            origin?: components["schemas"]["Origin"];
        };
        /**
         * Origin
         * @description Where a fact comes from. `documented`: the normative documents say it. `extension`: ours, with the reason. `not-shown`: the documents name the subject and leave out what the words here say.
         */
        Origin: "documented" | {
            extension: string;
        } | {
            "not-shown": string;
        };
        /**
         * Pagination
         * @description How to read a long list page by page. `null` where the operation does not page.
         */
        Pagination: null | {
            /**
             * @description The parameter that holds the 1-based position of a page's first item.
             * @constant
             */
            start: "start";
            /**
             * @description The parameter that holds the greatest number of items on a page.
             * @constant
             */
            limit: "limit";
            /**
             * @description How the last page is known: `short-page`, it holds fewer items than `limit`; `has-more`, its `has_more` is false.
             * @enum {unknown}
             */
            end: "short-page" | "has-more";
            /** @description Where the items stand in the body, as a JSON Pointer (`/data`, or empty for a bare array). */
            items?: string;
        };
        /**
         * Plans
         * @description The plans in order, the smallest first, with the limits that hold where an operation names no other.
         */
        Plans: {
            /** @enum {unknown} */
            name: "Basic" | "Hobbyist" | "Startup" | "Standard" | "Professional" | "Enterprise";
            /** @description Other names of the same plan. */
            aliases: string[];
            /** @description Calls in one UTC minute. */
            rateLimitMinute: number;
            /** @description Credits in one UTC day. */
            creditLimitDaily: number;
            /** @description Credits in one monthly period. */
            creditLimitMonthly: number;
            /** @description How far back the plan may look, as an ISO 8601 duration. */
            history: string;
            /**
             * @description `calendar-month`, midnight UTC at the start of a month; `activation-date`, the day of the month on which the plan was activated.
             * @enum {unknown}
             */
            monthlyReset: "calendar-month" | "activation-date";
            /** @description The origin of each fact above that the documents do not show. */
            origin?: {
                [key: string]: components["schemas"]["Origin"];
            };
        }[];
        /**
         * ReadsAs
         * @description What the text of a string parameter stands for, where the contract keeps the type string. `time` is a Unix time in seconds or an ISO 8601 time, UTC where it names no zone.
         */
        ReadsAs: {
            /** @enum {unknown} */
            type: "integer" | "number" | "boolean" | "time";
            minimum?: number;
            maximum?: number;
            origin?: components["schemas"]["Origin"];
        };
        /**
         * ExampleRequest
         * @description The parameters, query and path, of the call whose answer an example is.
         */
        ExampleRequest: {
            [key: string]: (string | number | boolean) | (string | number)[];
        };
        /**
         * Result
         * @description The outer shape of a successful answer.
         */
        Result: {
            /**
             * @description `list`: `data` is an array; `map`: `data` is an object keyed by what was asked for; `object`: `data` is one record; `array`: the body itself is an array, without `data` and `status`.
             * @enum {unknown}
             */
            shape: "list" | "map" | "object" | "array";
            /** @description The component schema of one record. */
            record: string;
            /** @description For a map, the parameters whose values become its keys. */
            keyedBy?: string[];
            /** @description The parameters under whose keys the map holds an array of records instead of one. */
            arrayUnder?: string[];
            /** @description The parameters that, given exactly one value, bring the record itself instead of a map. */
            unwrappedFor?: string[];
            /** @description Whether records that were asked for may be missing (`skip_invalid`). */
            maySkip?: boolean;
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
