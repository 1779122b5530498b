import { CANDLE_FIELDS, columnName, MAX_TIME } from "@market-data/market/store";
import type { Schema } from "./migrations.ts";

/** A reader that is more commits behind reads everything. With more commits, the row would exceed a page. */
const KEPT_COMMITS = 128;

const COLUMN_TYPES: Readonly<Record<string, string>> = {
  timeOpen: "bigint NOT NULL",
  open: "double precision NOT NULL",
  high: "double precision NOT NULL",
  low: "double precision NOT NULL",
  close: "double precision NOT NULL",
  timeHigh: "bigint",
  timeLow: "bigint",
  volume: "double precision",
  marketCap: "double precision",
  circulatingSupply: "double precision",
  totalSupply: "double precision",
  lastUpdated: "bigint NOT NULL",
};

/** The table of candles of one period. Queries read an asset by time, or all assets at the end of a day. */
const candles = (table: string) => `
  CREATE TABLE ${table} (
    asset_id integer NOT NULL,
    ${CANDLE_FIELDS.map((field) => `${columnName(field)} ${COLUMN_TYPES[field]}`).join(",\n    ")},
    source text,
    PRIMARY KEY (asset_id, time_open)
  ) PARTITION BY RANGE (time_open);
  CREATE TABLE ${table}_other PARTITION OF ${table} DEFAULT;`;

/**
 * Version 1: the tables of version 5 of `market-migrations.ts` in the service. Times are Unix times in ms; money is US dollars.
 *
 * - Rarely changed data that is read as a whole is one JSON text per entry. The type `json` keeps the text unchanged.
 * - History is partitioned by time (`partitions.ts`), with a default partition.
 * - `revision` counts writes. Each transaction first takes its number, and the next transaction waits. So revisions have the
 *   order of commits, and a reader of a revision has read all earlier revisions.
 * - Sorted texts have the collation C, so the order equals the order of SQLite.
 */
const market = `
  CREATE TABLE state (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    epoch text NOT NULL,
    revision bigint NOT NULL,
    origin text CHECK (origin IN ('sample', 'import'))
  ) WITH (fillfactor = 10);
  INSERT INTO state VALUES (true, replace(gen_random_uuid()::text, '-', ''), 0, NULL);

  CREATE TABLE catalogue (
    part text NOT NULL,
    key text NOT NULL,
    facts json NOT NULL,
    revision bigint NOT NULL,
    PRIMARY KEY (part, key)
  );
  CREATE INDEX catalogue_by_revision ON catalogue (revision);
  CREATE UNIQUE INDEX asset_slug ON catalogue ((facts ->> 'slug')) WHERE part = 'assets';

  -- Without an index by revision, a new version of a row stays on its page.
  CREATE TABLE touched (
    subject text NOT NULL CHECK (subject IN ('asset', 'fiat')),
    id integer NOT NULL,
    revision bigint NOT NULL,
    PRIMARY KEY (subject, id)
  ) WITH (fillfactor = 70);

  CREATE TABLE figures (
    asset_id integer PRIMARY KEY,
    price double precision NOT NULL,
    volume_24h double precision,
    volume_7d double precision,
    volume_30d double precision,
    volume_24h_reported double precision,
    volume_7d_reported double precision,
    volume_30d_reported double precision,
    circulating_supply double precision,
    total_supply double precision,
    self_reported_circulating_supply double precision,
    unlocked_circulating_supply double precision,
    is_market_cap_included_in_calc smallint NOT NULL CHECK (is_market_cap_included_in_calc IN (0, 1)),
    tvl double precision,
    last_updated bigint NOT NULL,
    source text
  ) WITH (fillfactor = 70);

  ${candles("bar_daily")}
  CREATE INDEX bar_daily_by_time ON bar_daily (time_open, asset_id);
  ${candles("bar_hourly")}

  CREATE TABLE point (
    asset_id integer NOT NULL,
    time bigint NOT NULL,
    price double precision NOT NULL,
    volume_24h double precision,
    market_cap double precision,
    circulating_supply double precision,
    total_supply double precision,
    source text,
    PRIMARY KEY (asset_id, time)
  ) PARTITION BY RANGE (time);
  CREATE TABLE point_other PARTITION OF point DEFAULT;
  CREATE INDEX point_by_time ON point USING brin (time);

  CREATE TABLE rate (
    fiat_id integer NOT NULL,
    time bigint NOT NULL,
    usd double precision NOT NULL,
    source text,
    PRIMARY KEY (fiat_id, time)
  );

  CREATE TABLE dex_bar (
    network_id integer NOT NULL,
    contract_address text COLLATE "C" NOT NULL,
    period text NOT NULL CHECK (period IN ('daily', 'hourly')),
    time_open bigint NOT NULL,
    open double precision NOT NULL,
    high double precision NOT NULL,
    low double precision NOT NULL,
    close double precision NOT NULL,
    volume double precision,
    last_updated bigint NOT NULL,
    source text,
    PRIMARY KEY (network_id, contract_address, period, time_open)
  );

  CREATE TABLE dex_trade (
    network_id integer NOT NULL,
    contract_address text COLLATE "C" NOT NULL,
    transaction_hash text COLLATE "C" NOT NULL,
    time bigint NOT NULL,
    type text NOT NULL CHECK (type IN ('buy', 'sell')),
    price double precision NOT NULL,
    total double precision NOT NULL,
    price_by_quote_asset double precision NOT NULL,
    amount_base_asset double precision NOT NULL,
    amount_quote_asset double precision NOT NULL,
    source text,
    PRIMARY KEY (network_id, contract_address, transaction_hash)
  );
  CREATE INDEX dex_trade_by_time ON dex_trade (network_id, contract_address, time, transaction_hash);

  CREATE TABLE series (
    name text COLLATE "C" NOT NULL,
    id integer NOT NULL,
    time bigint NOT NULL,
    figures json NOT NULL,
    PRIMARY KEY (name, id, time)
  );

  -- The names of each source for our ids. Ids are never reused.
  CREATE TABLE source_key (
    kind text NOT NULL,
    source text NOT NULL,
    key text NOT NULL,
    id integer NOT NULL,
    PRIMARY KEY (kind, source, key)
  );

  CREATE TABLE removal (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    time bigint NOT NULL,
    "user" text NOT NULL,
    asset_id integer,
    source text,
    from_time bigint,
    to_time bigint,
    rows bigint NOT NULL
  );`;

/**
 * Version 2. A promoted server may lack the last commits, and gives their revisions to new commits. So each commit also has a
 * random id of 53 bits, which a double stores exactly. The newest id comes first. A reader behind the last id reads everything.
 */
const commits = `
  ALTER TABLE state ADD commits bigint[] NOT NULL DEFAULT '{}';
  CREATE FUNCTION add_commit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.commits := (array_prepend((random() * 9007199254740991)::bigint, OLD.commits))[1:${KEPT_COMMITS}];
      RETURN NEW;
    END $$;
  CREATE TRIGGER add_commit BEFORE UPDATE OF revision ON state FOR EACH ROW EXECUTE FUNCTION add_commit();
  UPDATE state SET revision = revision + 1;`;

/** Version 3: quotes of past days, packed into a row per asset and day. Version 7 unpacks the rows. */
const packedPoints = `
  CREATE TABLE point_day (
    asset_id integer NOT NULL,
    day bigint NOT NULL,
    first_time bigint NOT NULL,
    last_time bigint NOT NULL,
    time integer[] NOT NULL,
    price double precision[] NOT NULL,
    volume_24h double precision[] NOT NULL,
    market_cap double precision[] NOT NULL,
    circulating_supply double precision[] NOT NULL,
    total_supply double precision[] NOT NULL,
    source text[] NOT NULL,
    PRIMARY KEY (asset_id, day)
  ) PARTITION BY RANGE (day);
  CREATE TABLE point_day_other PARTITION OF point_day DEFAULT;
  CREATE INDEX point_day_by_day ON point_day (day, asset_id);
  -- All quotes, packed or not, for full scans: a search by time does not find the day of a packed quote.
  CREATE VIEW every_point AS
    SELECT asset_id, time, price, volume_24h, market_cap, circulating_supply, total_supply, source FROM point
    UNION ALL
    SELECT packed.asset_id, packed.day + one.time AS time, one.price, one.volume_24h, one.market_cap,
      one.circulating_supply, one.total_supply, one.source
    FROM point_day AS packed, unnest(
      packed.time, packed.price, packed.volume_24h, packed.market_cap,
      packed.circulating_supply, packed.total_supply, packed.source
    ) AS one (time, price, volume_24h, market_cap, circulating_supply, total_supply, source);
  -- Days that end later are not packed.
  ALTER TABLE state ADD COLUMN packed_before bigint;`;

/** Version 4: the earliest times of the last writes of history; see `stored-state.ts`. Older programs note nothing. */
const written = "ALTER TABLE state ADD COLUMN written bigint[] NOT NULL DEFAULT '{}';";

/**
 * Version 5: changes missing from the derived series, in at most one row. Older versions recorded no changes, so their series are
 * recorded once more.
 */
const staleSeries = `
  CREATE TABLE stale_series (
    one integer PRIMARY KEY CHECK (one = 1),
    version bigint NOT NULL,
    from_time bigint,
    to_time bigint,
    is_partial smallint NOT NULL CHECK (is_partial IN (0, 1))
  );
  INSERT INTO stale_series SELECT 1, revision, 0, ${MAX_TIME}, 0 FROM state WHERE origin = 'import';`;

/** The tables that version 6 renames. Their partitions, indexes and check constraints have the old name as a prefix. */
const RENAMED_TABLES = {
  figures: "metrics",
  bar_daily: "candle_daily",
  bar_hourly: "candle_hourly",
  point: "quote",
  dex_bar: "dex_candle",
  series: "series_point",
};

/**
 * Version 6: tables are named after the records and the import files that they store. Programs of older versions cannot use
 * the tables from here on.
 */
const tableNames = `
  ALTER VIEW every_point RENAME TO every_quote;
  DO $$
    DECLARE
      renamed record;
      found record;
    BEGIN
      FOR renamed IN SELECT * FROM (VALUES
        ${Object.entries(RENAMED_TABLES)
          .map(([old, name]) => `('${old}', '${name}')`)
          .join(", ")}
      ) AS list (old, name) LOOP
        FOR found IN SELECT conrelid::regclass AS relation, conname AS name FROM pg_constraint
          WHERE connamespace = current_schema()::regnamespace AND contype = 'c' AND coninhcount = 0
            AND starts_with(conname, renamed.old || '_')
        LOOP
          EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I',
            found.relation, found.name, renamed.name || substr(found.name, length(renamed.old) + 1));
        END LOOP;
        FOR found IN SELECT relname AS name FROM pg_class
          WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'i', 'I')
            AND (relname = renamed.old OR starts_with(relname, renamed.old || '_'))
        LOOP
          EXECUTE format('ALTER TABLE %I RENAME TO %I',
            found.name, renamed.name || substr(found.name, length(renamed.old) + 1));
        END LOOP;
      END LOOP;
    END $$;
  ALTER TABLE series_point RENAME COLUMN figures TO numbers;`;

/**
 * Version 7: quotes are rows again. `maintain` moves unpacked rows to their partitions. The empty table and the view stay for
 * programs of version 6, which can no longer pack quotes.
 */
const unpackedQuotes = `
  UPDATE state SET packed_before = NULL;
  INSERT INTO quote (asset_id, time, price, volume_24h, market_cap, circulating_supply, total_supply, source)
    SELECT packed.asset_id, packed.day + one.time, one.price, one.volume_24h, one.market_cap,
      one.circulating_supply, one.total_supply, one.source
    FROM quote_day AS packed, unnest(
      packed.time, packed.price, packed.volume_24h, packed.market_cap,
      packed.circulating_supply, packed.total_supply, packed.source
    ) AS one (time, price, volume_24h, market_cap, circulating_supply, total_supply, source)
    ON CONFLICT DO NOTHING;
  DELETE FROM quote_day;
  ALTER TABLE quote_day ADD CONSTRAINT never_packed CHECK (false);`;

/**
 * Version 8: the time of the last commit, by the clock of the server. A long import takes its revision early, so a deferred trigger
 * sets the time, for programs of all versions.
 */
const committedAt = `
  ALTER TABLE state ADD COLUMN committed_at timestamptz NOT NULL DEFAULT now();
  CREATE FUNCTION note_commit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      EXECUTE format('UPDATE %s SET committed_at = clock_timestamp()', TG_RELID::regclass);
      RETURN NULL;
    END $$;
  CREATE CONSTRAINT TRIGGER note_commit AFTER UPDATE OF revision ON state
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_commit();`;

/** The tables of the market. */
export const MARKET: Schema = {
  name: "market",
  tables: [
    ...["state", "catalogue", "touched", "metrics", "candle_daily", "candle_hourly", "quote", "rate"],
    ...["dex_candle", "dex_trade", "series_point", "source_key", "removal", "stale_series"],
  ],
  migrations: [
    { sql: market },
    { sql: commits },
    { sql: packedPoints },
    { sql: written },
    { sql: staleSeries },
    { sql: tableNames, needs: 6 },
    { sql: unpackedQuotes },
    { sql: committedAt },
  ],
};
