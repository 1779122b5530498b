import type { Migrations } from "./migrations.ts";

/** Version 1. Times are Unix times in ms. */
const keys = `
  CREATE TABLE api_key (
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    plan TEXT NOT NULL,
    hint TEXT NOT NULL,
    hash BLOB NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    activated INTEGER NOT NULL,
    revoked INTEGER
  ) STRICT;
  CREATE TABLE key_usage (
    key_id TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('day', 'month')),
    starts INTEGER NOT NULL,
    credits INTEGER NOT NULL,
    PRIMARY KEY (key_id, kind, starts)
  ) STRICT, WITHOUT ROWID`;

/** The tables of keys, and of the credits that each used. */
export const ACCOUNT_MIGRATIONS: Migrations = [keys];
