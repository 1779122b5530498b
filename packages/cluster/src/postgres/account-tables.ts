import type { Schema } from "./migrations.ts";

/**
 * Version 1. Times are Unix times in ms. Names that are listed in their order have the collation C, which is that of other
 * stores.
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

  -- The one without an end is the key's present secret.
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

  -- Added to once a second by each node: room for new versions of a row on its page.
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
 * Version 2. What was added last by each process: what is added again, because the answer was lost, is known by its number. Who may add
 * used credits may write here, too.
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

/** The tables of keys, of the credits that each account used, and of the features that were used. */
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
