import type { Migrations } from "../migrations.ts";
import { cryptocurrency } from "./0001-cryptocurrency.ts";
import { market } from "./0002-market.ts";

/** The market: what the calls are about. */
export const MARKET_MIGRATIONS: Migrations = [cryptocurrency, market];
