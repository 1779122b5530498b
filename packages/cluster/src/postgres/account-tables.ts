import type { Schema } from "./migrations.ts";

/**
 * Version 1. Times are Unix times in ms. Sorted names have the collation C, so the order equals the order of SQLite.
 */
const accounts = `
  CREATE TABLE account (
    id text PRIMARY KEY,
    owner text UNIQUE,
    plan text NOT NULL,
    activated bigint NOT NULL
  );

  CREATE TABLE api_key (
    id text PRIMARY KEY,
    position bigint GENERATED ALWAYS AS IDENTITY,
    account_id text NOT NULL REFERENCES account (id),
    name text NOT NULL,
    created bigint NOT NULL,
    expires bigint,
    networks json NOT NULL,
    revoked bigint
  );

  -- The secret without an end is the current secret of the key.
  CREATE TABLE key_secret (
    hash bytea PRIMARY KEY,
    key_id text NOT NULL REFERENCES api_key (id),
    hint text NOT NULL,
    expires bigint
  );
  CREATE INDEX key_secret_by_key ON key_secret (key_id);
  CREATE UNIQUE INDEX present_secret ON key_secret (key_id) WHERE expires IS NULL;

  CREATE TABLE key_log (
    position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    time bigint NOT NULL,
    command text NOT NULL,
    key_id text NOT NULL,
    what text NOT NULL,
    "user" text NOT NULL
  );

  -- Each node updates rows once a second: a page has room for new versions of its rows.
  CREATE TABLE key_usage (
    account_id text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('day', 'month')),
    starts bigint NOT NULL,
    credits bigint NOT NULL,
    PRIMARY KEY (account_id, kind, starts)
  ) WITH (fillfactor = 70);

  CREATE TABLE feature_usage (
    operation text COLLATE "C" NOT NULL,
    parameter text COLLATE "C" NOT NULL,
    value text COLLATE "C" NOT NULL,
    day bigint NOT NULL,
    requests bigint NOT NULL,
    PRIMARY KEY (operation, parameter, value, day)
  ) WITH (fillfactor = 70);
  CREATE TABLE feature_key (
    operation text COLLATE "C" NOT NULL,
    parameter text COLLATE "C" NOT NULL,
    value text COLLATE "C" NOT NULL,
    key_id text NOT NULL,
    last_day bigint NOT NULL,
    PRIMARY KEY (operation, parameter, value, key_id)
  ) WITH (fillfactor = 70);`;

/**
 * Version 2. The number of each process's last batch. A batch sent again after a lost response has the same
 * number. Users with the right to add used credits get the rights on the table.
 */
const savers = `
  CREATE TABLE saver (
    name text PRIMARY KEY,
    number bigint NOT NULL,
    added bigint NOT NULL
  ) WITH (fillfactor = 70);
  DO $$
    DECLARE adding regrole;
    BEGIN
      FOR adding IN SELECT grantee FROM pg_class, aclexplode(relacl)
        WHERE pg_class.oid = 'key_usage'::regclass AND privilege_type = 'INSERT' AND grantee <> 0 AND grantee <> relowner
      LOOP
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON saver TO %s', adding);
      END LOOP;
    END $$;`;

/** The tables of keys, used credits and used features. */
export const ACCOUNTS: Schema = {
  name: "accounts",
  tables: [
    "account",
    "api_key",
    "key_secret",
    "key_log",
    "key_usage",
    "feature_usage",
    "feature_key",
    "saver",
  ],
  migrations: [{ sql: accounts }, { sql: savers }],
};
