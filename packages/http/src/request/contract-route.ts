import { digest } from "../response/digest.ts";
import { weakEtag } from "../response/etag.ts";
import type { NetworkResponse } from "../response/network-response.ts";
import { toConditionalResponse } from "../response/response.ts";
import { ResponseBody } from "../response/response-body.ts";
import type { RequestContext } from "./context.ts";
import type { PlainRoute } from "./route.ts";

interface ContractFile {
  readonly type: string;
  readonly cacheControl: string;
  /** Called once, and again after a failure. */
  readonly read: () => Promise<string>;
}

/** Creates a route that serves the contract as a file. */
export function createContractRoute({
  type,
  cacheControl,
  read,
}: ContractFile): PlainRoute<RequestContext, NetworkResponse> {
  const load = async () => {
    const text = await read();
    return { etag: weakEtag(digest(text)), body: new ResponseBody(Buffer.from(text)) };
  };
  let loaded: ReturnType<typeof load> | undefined;
  return {
    name: "contract",
    access: "counted",
    headers: [],
    async respond({ request }) {
      loaded ??= load();
      const content = await loaded.catch((error: unknown) => {
        loaded = undefined;
        throw error;
      });
      return toConditionalResponse({ type, cacheControl, ...content }, request.headers["if-none-match"]);
    },
  };
}
