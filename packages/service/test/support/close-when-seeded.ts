// A program that makes an early sample market in a folder, closes it as soon as it is written, and says so.
import { SampleMarket } from "../../src/server/sample-market.ts";
import { openBackend } from "../../src/storage/open-backend.ts";

const [location = ""] = process.argv.slice(2);
const market = await (await openBackend(location)).openMarket();
await market.writer.markOrigin("sample");
await market.close();
const written = Promise.withResolvers<void>();
const sample = new SampleMarket({
  location,
  now: Date.UTC(2014, 0),
  onProgress: ({ done, total }) => done === total && written.resolve(),
});
await written.promise;
await sample.close();
process.stdout.write("closed");
