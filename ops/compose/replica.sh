#!/bin/sh
# Copies the primary into an empty folder and follows it. The arguments are options of postgres.
set -eu
PGPASSWORD=$(cat /run/secrets/replicating_password)
export PGPASSWORD
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --pgdata="$PGDATA" --host="$PRIMARY" --username=replicating --checkpoint=fast --write-recovery-conf
fi
unset PGPASSWORD
exec postgres "$@"
