export { openAccounts, openDatabase } from "./database/open.ts";
