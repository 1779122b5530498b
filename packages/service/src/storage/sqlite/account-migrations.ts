import type { Migrations } from "./migrations.ts";

/** Version 1. Times are Unix times in ms. */
export const keys = `
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

/**
 * Version 2: accounts shared by the keys of one owner, several secrets per key, and a log of changes. The account of a
 * version 1 key has the key's id, so its used credits stay.
 */
const accounts = `
  CREATE TABLE account (
    id TEXT PRIMARY KEY,
    owner TEXT UNIQUE,
    plan TEXT NOT NULL,
    activated INTEGER NOT NULL
  ) STRICT;
  INSERT INTO account SELECT id, NULL, plan, activated FROM api_key ORDER BY rowid;

  ALTER TABLE api_key RENAME TO old_key;
  CREATE TABLE api_key (
    id TEXT NOT NULL UNIQUE,
    account_id TEXT NOT NULL REFERENCES account (id),
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    expires INTEGER,
    networks TEXT NOT NULL CHECK (json_valid(networks)),
    revoked INTEGER
  ) STRICT;
  INSERT INTO api_key SELECT id, id, name, created, NULL, '[]', revoked FROM old_key ORDER BY rowid;

  -- The one without an end is the key's present secret.
  CREATE TABLE key_secret (
    hash BLOB PRIMARY KEY,
    key_id TEXT NOT NULL REFERENCES api_key (id),
    hint TEXT NOT NULL,
    expires INTEGER
  ) STRICT, WITHOUT ROWID;
  INSERT INTO key_secret SELECT hash, id, hint, NULL FROM old_key;
  CREATE UNIQUE INDEX present_secret ON key_secret (key_id) WHERE expires IS NULL;
  DROP TABLE old_key;

  CREATE TABLE key_log (
    time INTEGER NOT NULL,
    command TEXT NOT NULL,
    key_id TEXT NOT NULL,
    what TEXT NOT NULL,
    user TEXT NOT NULL
  ) STRICT;

  ALTER TABLE key_usage RENAME COLUMN key_id TO account_id`;

/**
 * Version 3: usage of each contract feature by UTC day, and the keys that used it. Stores only the last day of a key:
 * one row per key and feature.
 */
const features = `
  CREATE TABLE feature_usage (
    operation TEXT NOT NULL,
    parameter TEXT NOT NULL,
    value TEXT NOT NULL,
    day INTEGER NOT NULL,
    requests INTEGER NOT NULL,
    PRIMARY KEY (operation, parameter, value, day)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE feature_key (
    operation TEXT NOT NULL,
    parameter TEXT NOT NULL,
    value TEXT NOT NULL,
    key_id TEXT NOT NULL,
    last_day INTEGER NOT NULL,
    PRIMARY KEY (operation, parameter, value, key_id)
  ) STRICT, WITHOUT ROWID`;

/** The tables of keys, used credits and used features. */
export const ACCOUNT_MIGRATIONS: Migrations = [keys, accounts, features];
