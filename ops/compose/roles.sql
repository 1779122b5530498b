-- Creates the database users with the passwords of the secrets: `owner` owns the tables, `serving` gets its rights from
-- `migrate --grant serving`, and `replicating` copies the data to the replica. `checking` has no password and no rights.
CREATE FUNCTION pg_temp.make_user(name text, attributes text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE ROLE %I LOGIN %s PASSWORD %L', name, attributes,
    btrim(pg_read_file('/run/secrets/' || name || '_password'), E'\n'));
END $$;
SELECT pg_temp.make_user('owner', ''), pg_temp.make_user('serving', ''), pg_temp.make_user('replicating', 'REPLICATION');
ALTER DATABASE market_data OWNER TO owner;
CREATE ROLE checking LOGIN CONNECTION LIMIT 20;
