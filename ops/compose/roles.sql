-- The users of the database, with the passwords of the secrets: one owns the tables, one serves what is in them (`migrate
-- --grant serving` says what it may), one copies all of it to the replica.
CREATE FUNCTION pg_temp.make_user(name text, attributes text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE ROLE %I LOGIN %s PASSWORD %L', name, attributes,
    btrim(pg_read_file('/run/secrets/' || name || '_password'), E'\n'));
END $$;
SELECT pg_temp.make_user('owner', ''), pg_temp.make_user('serving', ''), pg_temp.make_user('replicating', 'REPLICATION');
ALTER DATABASE market_data OWNER TO owner;
