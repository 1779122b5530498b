import { benchClient } from "./client/index.ts";
import { benchFreshClone } from "./fresh-clone.ts";
import { benchGeneration } from "./generation.ts";
import { benchMock } from "./mock/index.ts";
import { benchReview } from "./review.ts";
import { benchService } from "./service/index.ts";
import { benchSite } from "./site/index.ts";

const BENCHES: Record<string, () => void | Promise<void>> = {
  generation: benchGeneration,
  client: benchClient,
  service: benchService,
  mock: benchMock,
  review: benchReview,
  site: benchSite,
  "fresh-clone": benchFreshClone,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(", ")}. There are: ${Object.keys(BENCHES).join(", ")}.`);
  process.exitCode = 2;
} else {
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (asked.length === 0 || asked.includes(name)) await bench();
  }
}
