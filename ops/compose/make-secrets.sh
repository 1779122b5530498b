#!/bin/sh
# Creates the passwords and URLs of compose.yaml, in the folder `secrets` next to this file or in the folder of the first
# argument. Existing files stay unchanged.
set -eu
folder=${1:-$(dirname "$0")/secrets}
# Other users of the machine cannot open the folder. The users of the containers can read the mounted files.
umask 022
mkdir -p "$folder"
chmod 700 "$folder"

random() {
  head -c 24 /dev/urandom | od -An -v -tx1 | tr -d ' \n'
}
password() {
  test -s "$folder/$1" || random > "$folder/$1"
  cat "$folder/$1"
}
keep() {
  test -s "$folder/$1" || cat > "$folder/$1"
}

password postgres_password > /dev/null
password replicating_password > /dev/null
owner=$(password owner_password)
serving=$(password serving_password)
database=postgres-balancer:5432/market_data
echo "postgres://owner:$owner@$database" | keep owner_url
echo "postgres://serving:$serving@$database" | keep serving_url

if [ ! -s "$folder/redis_users" ]; then
  counting=$(random)
  following=$(random)
  operator=$(password redis_operator)
  echo "redis://counting:$counting@redis-primary:6379" > "$folder/redis_url"
  printf 'masteruser following\nmasterauth %s\n' "$following" > "$folder/redis_replication"
  cat > "$folder/redis_users" << USERS
user default off
user counting on >$counting ~market-data:* +@read +@write +@scripting +info +time
user following on >$following +psync +replconf +ping
user operator on >$operator ~* &* +@all
USERS
fi
