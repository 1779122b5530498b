import type { Migrations } from "../migrations.ts";
import { keys } from "./0001-keys.ts";

/** Who calls: keys, and the credits that each used. */
export const ACCOUNT_MIGRATIONS: Migrations = [keys];
