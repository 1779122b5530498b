import { MarketReader } from "./market-reader.ts";
import { openReader } from "./open.ts";
import { serveQueries } from "./serve-queries.ts";

serveQueries((file) => new MarketReader(openReader(file)));
