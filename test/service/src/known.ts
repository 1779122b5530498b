import { KEY_HEADER } from "./contract.ts";
import type { JsonObject } from "./json.ts";
import type { Known } from "./operation-requests.ts";
import type { RunningService } from "./running-service.ts";
import { send } from "./send.ts";

const EVERY = 7;

/** Reads the known ids of a service. */
export async function readKnown({ url }: RunningService, key: string): Promise<Known> {
  const getItems = async (target: string): Promise<JsonObject[]> => {
    const { text } = await send(url, target, { headers: { [KEY_HEADER]: key } });
    return JSON.parse(text).data;
  };
  const getIds = async (target: string) => (await getItems(target)).map(({ id }) => id ?? "");
  const airdrops = ["ONGOING", "UPCOMING", "ENDED"].map((status) =>
    getIds(`/v1/cryptocurrency/airdrops?status=${status}&limit=2`),
  );
  return {
    assets: (await getIds("/v1/cryptocurrency/map")).filter((_, index) => index % EVERY === 0),
    exchanges: await getItems("/v1/exchange/map?listing_status=active,inactive,untracked"),
    airdrops: (await Promise.all(airdrops)).flat(),
    categories: await getIds("/v1/cryptocurrency/categories?limit=5"),
  };
}
