import { AccountsWriter } from "./accounts-writer.ts";
import { openAccounts } from "./open.ts";
import { serveQueries } from "./serve-queries.ts";

serveQueries((file) => new AccountsWriter(openAccounts(file)));
