/**
 * The tests of each promise in packages/service/PROMISES.md, by the text of the promise. Attacks of `pnpm soak` are not
 * listed: the page names them.
 */
export const PROMISED_TESTS: Readonly<Record<string, readonly string[]>> = {
  "A power cut loses no reported change of a key.": [
    "all reported data exists, and unreported steps exist completely or not at all",
  ],
  "A crash loses the used credits of the last second at most.": [
    "a killed process loses no written credits under load",
  ],
  "A crash loses the usage counts of the last ten seconds at most.": [
    "stores counts once, within ten seconds",
    "all reported data exists, and unreported steps exist completely or not at all",
  ],
  "A killed import loses the last transaction. After a second run, the market is complete.": [
    "an import killed at any moment and repeated equals an undisturbed import",
  ],
  "On a full disk, a command succeeds, or exits with 1 and changes nothing. A failed import can be repeated.":
    [
      "keys: with files that end at %d kB, a command is done, or fails and changes nothing",
      "backup and restore: keep existing data if files end at %d kB",
    ],
  "Every write happens in a transaction, and an error of its commit is reported.": [
    "every write happens in a checked transaction",
  ],
  "Only the user of the process can read the files.": [
    "what the program makes may be read by its user alone",
  ],
  "An import rejects a time in the future (beyond a tolerance).": [
    "%s: rejects a time beyond the tolerance with its line",
  ],
  "A damaged CSV row is rejected. All other rows are imported.": [
    "rejects only the damaged row, with its line",
  ],
  "`import --watch` imports a file completely or rejects it with reasons, and never overwrites a file.": [
    "an invalid file moves to rejected/ with its reasons, and watching continues",
    "a moved file and its report replace no file",
  ],
  "`remove` undoes an import by asset, source and period, and `removals` lists the user and the rows.": [
    "an undone import leaves no trace in the market",
    "an import blocks removals, and the commands report their results",
  ],
  "A backup gets its name after the last byte is on the disk.": [
    "a backup is on disk before it gets its name, and its name before it is reported",
  ],
  "Only one service can use a folder.": [
    "a second service ends with 4 and a reason, commands work, and the lock ends with its process",
  ],
  "The first imported rows replace the sample market, also in a running service. An import without accepted rows changes nothing.":
    [
      "the first accepted rows replace the sample market, and rejected rows change nothing",
      "an import switches a running service of %i threads to the imported data",
    ],
  "A service on PostgreSQL never serves the sample market.": ["a database %s never serves the sample market"],
  "Every response of the sample market is marked.": ["in a header, and in the notice of a status"],
  "A request is served while a credit is left, and charged in full.": [
    "a request is served while any credit is left, and charged in full",
  ],
  "An error costs nothing.": ["an error costs nothing and reports the remaining limits"],
  "A client that disconnects before the response is ready is not charged. A client that disconnects later is charged in full.":
    [
      "a client that disconnects before its response is ready is not charged",
      "a client that disconnects while its response is sent is charged in full",
    ],
  "Keys of one owner share one quota.": ["keys of one owner share one rate limit and one quota"],
  "A key works until it expires and from its networks only. An old secret works until the overlap ends.": [
    "a key expires on time, and the caller gets the response of an unknown key",
    "a key works from its networks only, as reported by trusted proxies",
    "a replaced secret is valid until the overlap ends",
  ],
  "With `--threads`, limits of keys and connections hold exactly, limits of addresses approximately.": [
    "serves exactly a minute's limit of many concurrent requests",
    "uses a day's credits to the last one, and stores them",
    "limits addresses",
    "limits connections: %s",
    "threads that charge at once admit exactly the limit",
  ],
  "A revoked key stops working within a second, in every thread.": [
    "a revoked key is rejected by each thread within a second",
  ],
  "A clock that steps back grants no second quota.": [
    "a clock that steps back neither rejects requests nor grants a second quota",
  ],
  "A large response without a key counts as one request per 32 kB.": [
    "counts a large response without a key as one request per 32 kB, including 304",
  ],
  "`/metrics` counts every rejection by a limit.": [
    "counts malformed requests and connections over a limit, and logs malformed requests",
  ],
  "Large responses wait in a bounded queue. A full queue of the key is a 429, a full queue of all keys a 503, both with `Retry-After`.":
    [
      "a key with a full queue gets a 429 that costs nothing",
      "a request that waits too long behind others gets a 503",
    ],
  "Unread large responses do not block the large responses of other keys.": [
    "a %s response that nobody reads gives its place to another key that waits for it, sooner than it would end",
  ],
  "Clients take turns: a small request waits for at most one round.": ["handles callers round-robin"],
  "Cached and small responses never wait for large responses.": [
    "a cached or already started response needs no slot",
  ],
  "The service stops work for a client that disconnects.": [
    "of %i pipelined requests is not created after the connection closes",
  ],
  "The cache has a limit in bytes.": ["stay within the size limit, newest first"],
  "Connections are limited in total and per address, and pipelined requests per connection.": [
    "are limited in total with 503 until a connection ends",
    "are limited per address with 429",
    "end the connection with an error beyond the limit, without handling queued requests",
  ],
  "A slow client gets the complete response, unless the response is large and requests wait.": [
    "a caller that reads slowly gets the complete response",
  ],
  "A response arrives completely, and the next response on the connection too.": [
    "arrives whole, and another one after it: %s",
  ],
  "An unread request body does not fill the memory.": [
    "with an unread body does not receive most of the body",
  ],
  "A connection reset affects no other connection.": ["after %s"],
  "Idle connections end.": ["gets an error if no request was sent", "ends after its last response"],
  "An HTTP version other than 1.0 and 1.1 is a 505.": [
    "%j has an unsupported HTTP version: the response is 505 and ends the connection",
  ],
  "After a crash, the data is at the last reported state; after a `restore`, at the state of the backup.": [
    "takes and restores a backup while a store reads and another connection writes",
  ],
  "After a crash, the databases recover at the next start without manual work.": [
    "all reported data exists, and unreported steps exist completely or not at all",
  ],
  "`check` finds a damaged database. `backup` and `restore` reject a damaged database.": [
    "check finds a damaged database, which is neither backed up nor restored",
  ],
  "A stopping service responds to every request that it received.": [
    "a service of %i threads that is stopped under load loses no request that was sent on a connection it had",
  ],
  "`/readyz` is 200 only if market, keys, metering and every thread respond.": [
    "is not ready while a thread is blocked, and ready again afterwards",
  ],
  "A crash, also of one thread, ends with exit code 70.": [
    "%s ends with its own exit code",
    "ends with the crash exit code if a thread crashes: %s",
  ],
  "All threads serve equal data with equal ETags, and write whole log lines.": [
    "threads serve equal data with equal ETags, and soon after an import the new data",
    "logs each request of all threads in its own line, to the last one",
  ],
  "Only one service can use a port, with any number of threads.": [
    "another one with %i threads is rejected, and leaves its folder unlocked",
  ],
  "Usage counts store names of parameters and enumerated values, and no other value of a request.": [
    "counts the values of enumerated parameters, once each",
  ],
  "A request cannot add a name that the contract does not have.": [
    "ignores query parameters that are not in the contract",
  ],
  "A usage report contains no key and no owner.": ["no report names a key or its owner"],
  "Counts older than `--usage-days` are deleted.": ["keeps the configured number of days, including today"],
};
