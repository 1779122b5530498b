import { createRequire } from "node:module";
import { createLogger } from "@stoplight/prism-core";
import {
  createInstance,
  type IHttpConfig,
  type IHttpRequest,
  type IHttpResponse,
  type PrismHttpComponents,
} from "@stoplight/prism-http";
import type { Call } from "../answering/call.ts";
import { answered, refused } from "../answering/outcome.ts";
import type { Diagnostic, Mocking } from "./types.ts";

/** Prism's own part that makes answers, which its index leaves out. By `require`: bundlers and Node import it differently. */
const { default: prismMock } = createRequire(import.meta.url)("@stoplight/prism-http/dist/mocker") as {
  default: Mocking;
};

/** A request with what is known of it before Prism sees it. */
export interface MockRequest extends IHttpRequest {
  readonly call: Call;
}

/** What Prism is asked for in one request. */
export type MockPreferences = IHttpConfig["mock"] & object;

/** What came of a request: a problem of Prism's, or an answer with what it breaks. */
export type PrismResult =
  | { readonly _tag: "Left"; readonly left: Error & { status?: number; detail?: string } }
  | {
      readonly _tag: "Right";
      readonly right: { output: IHttpResponse; validations: { output: readonly Diagnostic[] } };
    };

export type Prism = (request: MockRequest, preferences: MockPreferences) => Promise<PrismResult>;

// The values of DiagnosticSeverity and of fp-ts's Either, which Prism speaks in.
const ERROR = 0;
const left = <Value>(value: Value) => ({ _tag: "Left", left: value }) as const;
const right = <Value>(value: Value) => ({ _tag: "Right", right: value }) as const;

/** Prism makes a child of its logger in each request; one that says nothing need not be made again. */
function silentLogger(): PrismHttpComponents["logger"] {
  const logger = createLogger("mock", { level: "silent" });
  logger.child = () => logger as never;
  return logger;
}

/** Prism with our routing, our reading of queries and our payload. Security, negotiation and output checks are its own. */
export function createPrism(): Prism {
  const config: IHttpConfig = {
    mock: { dynamic: false },
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: false,
    upstreamProxy: undefined,
    isProxy: false,
  };
  const prism = createInstance(config, {
    logger: silentLogger(),
    route: ({ input }) => right(callOf(input).route.resource),
    validateInput: ({ element }) => {
      const { fault } = callOf(element);
      if (fault === undefined) return right(element);
      return left([{ message: fault, code: 400, severity: ERROR }]) as never;
    },
    mock,
  });
  return (request: MockRequest, preferences: MockPreferences) =>
    prism.request(request, [], { ...config, mock: preferences })();
}

/** Makes the answer: a refusal, the market's answer where Prism would put its example, or what Prism makes. */
const mock: Mocking =
  ({ input, config }) =>
  (logger) => {
    const call = callOf(input.data);
    const refusal = call.refusal(input.validations.some(({ code }) => code === 401));
    if (refusal !== undefined) return right(refused(call, refusal));
    const { route, answer } = call;
    const made = prismMock({
      resource: answer === undefined ? route.resource : route.answering,
      input: { data: input.data, validations: [] },
      config,
    })(logger);
    return made._tag === "Left" ? made : right(answered(call, made.right));
  };

function callOf(request: IHttpRequest): Call {
  return (request as MockRequest).call;
}
