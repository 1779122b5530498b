#!/bin/sh
# Copies all of the primary where there is no data yet, and follows it. What is given are options of postgres.
set -eu
PGPASSWORD=$(cat /run/secrets/replicating_password)
export PGPASSWORD
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --pgdata="$PGDATA" --host="$PRIMARY" --username=replicating --checkpoint=fast --write-recovery-conf
fi
unset PGPASSWORD
exec postgres "$@"
