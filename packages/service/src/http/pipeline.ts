import { type App, clientClosedError, getNetwork } from "@market-data/http";
import { andThen, type FairScheduler, type MaybePromise } from "@market-data/scheduler";
import type { Authorizer } from "./authorizer.ts";
import type { ServiceContext, ServiceRoute, ServiceState } from "./service-route.ts";

/** The dependencies of the stages. */
interface PipelineDeps {
  readonly authorizer: Authorizer;
  readonly scheduler: FairScheduler;
}

/** The state of a request before its first stage. */
export function createState(): ServiceState {
  return { limits: undefined, keyId: undefined, plan: undefined, features: [] };
}

/** Returns the stages of a request, from route to response. Each stage may throw an HttpError. */
export function createPipeline({
  authorizer,
  scheduler,
}: PipelineDeps): App<ServiceRoute, ServiceState>["respond"] {
  const waitForSlot = (caller: string, { response }: ServiceContext): MaybePromise<void> =>
    scheduler.wait(caller)?.then(() => {
      if (response.destroyed) throw clientClosedError();
    });

  return (context) => {
    const { route } = context;
    authorizer.limitAddress(context);
    if ("prepare" in route && route.access === "keyed") {
      return andThen(authorizer.authenticate(context), (key) =>
        andThen(waitForSlot(key.account.accountId, context), () =>
          andThen(route.prepare(context), ({ credits, respond }) =>
            andThen(authorizer.reserve(key, credits, context), respond),
          ),
        ),
      );
    }
    const caller = { id: getNetwork(context.address) };
    return andThen(waitForSlot(caller.id, context), () =>
      "prepare" in route
        ? andThen(route.prepare(context), ({ respond }) => respond(caller))
        : route.respond(context),
    );
  };
}
