import { MAX_TIME } from "@market-data/market/store";
import type { Migrations } from "./migrations.ts";

/** Version 1: the ID map only. */
export const cryptocurrency = `
  CREATE TABLE cryptocurrency (
    id INTEGER PRIMARY KEY,
    rank REAL NOT NULL,
    name TEXT NOT NULL,
    symbol TEXT NOT NULL,
    slug TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('active', 'inactive', 'untracked')),
    first_historical_data TEXT NOT NULL,
    last_historical_data TEXT NOT NULL,
    platform_id INTEGER REFERENCES cryptocurrency (id),
    token_address TEXT
  ) STRICT`;

/**
 * Version 2: the whole market. Times are Unix times in ms; money is in USD.
 *
 * - Data that rarely changes and is read as a whole is stored as one JSON text per entry (`catalogue`).
 * - History is stored in plain rows, clustered by asset and time: a coin's year is one short range of a b-tree.
 * - `revision` counts writes. Each written row has its revision, so a reader finds all later changes. `epoch`
 * identifies the database: it changes with a restore, after which readers must read everything again.
 */
const market = `
  DROP TABLE cryptocurrency;

  CREATE TABLE state (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    epoch TEXT NOT NULL,
    revision INTEGER NOT NULL,
    origin TEXT CHECK (origin IN ('sample', 'import'))
  ) STRICT;
  INSERT INTO state VALUES (1, lower(hex(randomblob(16))), 0, NULL);

  CREATE TABLE catalogue (
    part TEXT NOT NULL,
    key TEXT NOT NULL,
    facts TEXT NOT NULL CHECK (json_valid(facts)),
    revision INTEGER NOT NULL,
    PRIMARY KEY (part, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX catalogue_by_revision ON catalogue (revision);
  CREATE UNIQUE INDEX asset_slug ON catalogue (facts ->> 'slug') WHERE part = 'assets';

  CREATE TABLE touched (
    subject TEXT NOT NULL CHECK (subject IN ('asset', 'fiat')),
    id INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (subject, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX touched_by_revision ON touched (revision);

  CREATE TABLE figures (
    asset_id INTEGER PRIMARY KEY,
    price REAL NOT NULL,
    volume_24h REAL,
    volume_7d REAL,
    volume_30d REAL,
    volume_24h_reported REAL,
    volume_7d_reported REAL,
    volume_30d_reported REAL,
    circulating_supply REAL,
    total_supply REAL,
    self_reported_circulating_supply REAL,
    unlocked_circulating_supply REAL,
    is_market_cap_included_in_calc INTEGER NOT NULL CHECK (is_market_cap_included_in_calc IN (0, 1)),
    tvl REAL,
    last_updated INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE bar_daily (
    asset_id INTEGER NOT NULL,
    time_open INTEGER NOT NULL,
    open REAL NOT NULL,
    high REAL NOT NULL,
    low REAL NOT NULL,
    close REAL NOT NULL,
    time_high INTEGER,
    time_low INTEGER,
    volume REAL,
    market_cap REAL,
    circulating_supply REAL,
    total_supply REAL,
    last_updated INTEGER NOT NULL,
    PRIMARY KEY (asset_id, time_open)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE bar_hourly (
    asset_id INTEGER NOT NULL,
    time_open INTEGER NOT NULL,
    open REAL NOT NULL,
    high REAL NOT NULL,
    low REAL NOT NULL,
    close REAL NOT NULL,
    time_high INTEGER,
    time_low INTEGER,
    volume REAL,
    market_cap REAL,
    circulating_supply REAL,
    total_supply REAL,
    last_updated INTEGER NOT NULL,
    PRIMARY KEY (asset_id, time_open)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE point (
    asset_id INTEGER NOT NULL,
    time INTEGER NOT NULL,
    price REAL NOT NULL,
    volume_24h REAL,
    market_cap REAL,
    circulating_supply REAL,
    total_supply REAL,
    PRIMARY KEY (asset_id, time)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE rate (
    fiat_id INTEGER NOT NULL,
    time INTEGER NOT NULL,
    usd REAL NOT NULL,
    PRIMARY KEY (fiat_id, time)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE dex_bar (
    network_id INTEGER NOT NULL,
    contract_address TEXT NOT NULL,
    period TEXT NOT NULL CHECK (period IN ('daily', 'hourly')),
    time_open INTEGER NOT NULL,
    open REAL NOT NULL,
    high REAL NOT NULL,
    low REAL NOT NULL,
    close REAL NOT NULL,
    volume REAL,
    last_updated INTEGER NOT NULL,
    PRIMARY KEY (network_id, contract_address, period, time_open)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE dex_trade (
    network_id INTEGER NOT NULL,
    contract_address TEXT NOT NULL,
    transaction_hash TEXT NOT NULL,
    time INTEGER NOT NULL,
    type TEXT NOT NULL CHECK (type IN ('buy', 'sell')),
    price REAL NOT NULL,
    total REAL NOT NULL,
    price_by_quote_asset REAL NOT NULL,
    amount_base_asset REAL NOT NULL,
    amount_quote_asset REAL NOT NULL,
    PRIMARY KEY (network_id, contract_address, transaction_hash)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX dex_trade_by_time ON dex_trade (network_id, contract_address, time, transaction_hash);

  -- What each source calls the things that have an id here. Ids are never given twice.
  CREATE TABLE source_key (
    kind TEXT NOT NULL,
    source TEXT NOT NULL,
    key TEXT NOT NULL,
    id INTEGER NOT NULL,
    PRIMARY KEY (kind, source, key)
  ) STRICT, WITHOUT ROWID`;

/**
 * Version 3: rows record their source for undoing an import. The source of older rows is unknown. Each removal is
 * recorded with the user of the operating system.
 */
const sources = `
  ${["figures", "bar_daily", "bar_hourly", "point", "rate", "dex_bar", "dex_trade"]
    .map((table) => `ALTER TABLE ${table} ADD COLUMN source TEXT;`)
    .join("\n  ")}
  CREATE TABLE removal (
    id INTEGER PRIMARY KEY,
    time INTEGER NOT NULL,
    user TEXT NOT NULL,
    asset_id INTEGER,
    source TEXT,
    from_time INTEGER,
    to_time INTEGER,
    rows INTEGER NOT NULL
  ) STRICT`;

/**
 * Version 4: series computed when the market is written, with one JSON text per point. Points have no source: their
 * inputs have a source.
 */
const series = `
  CREATE TABLE series (
    name TEXT NOT NULL,
    id INTEGER NOT NULL,
    time INTEGER NOT NULL,
    figures TEXT NOT NULL CHECK (json_valid(figures)),
    PRIMARY KEY (name, id, time)
  ) STRICT, WITHOUT ROWID`;

/** Version 5: exchanges have facts besides their names. Facts of existing exchanges are unknown. */
const exchangeFacts = `
  UPDATE catalogue SET facts = json_insert(
    facts,
    ${["logo", "description", "dateLaunched", "weeklyVisits", "makerFee", "takerFee"].map((fact) => `'$.${fact}', NULL`).join(", ")},
    '$.urls', json('{"website":[],"blog":[],"chat":[],"fee":[],"twitter":[]}')
  ) WHERE part = 'exchanges'`;

/**
 * Version 6: changes missing from the derived series (`StaleSeries`), in at most one row. Older versions recorded no
 * changes, so their series are recorded once more.
 */
const staleSeries = `
  CREATE TABLE stale_series (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    version INTEGER NOT NULL,
    from_time INTEGER,
    to_time INTEGER,
    is_partial INTEGER NOT NULL CHECK (is_partial IN (0, 1))
  ) STRICT;
  INSERT INTO stale_series SELECT 1, revision, 0, ${MAX_TIME}, 0 FROM state WHERE origin = 'import'`;

/** Version 7: tables are named after the records and the import files that they store. */
const tableNames = `
  ${Object.entries({
    figures: "metrics",
    bar_daily: "candle_daily",
    bar_hourly: "candle_hourly",
    point: "quote",
    dex_bar: "dex_candle",
    series: "series_point",
  })
    .map(([old, name]) => `ALTER TABLE ${old} RENAME TO ${name};`)
    .join("\n  ")}
  ALTER TABLE series_point RENAME COLUMN figures TO numbers`;

/** The tables of the market. */
export const MARKET_MIGRATIONS: Migrations = [
  cryptocurrency,
  market,
  sources,
  series,
  exchangeFacts,
  staleSeries,
  tableNames,
];
