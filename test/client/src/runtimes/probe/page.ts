// For a browser: both stand in the page's address.
import { probe } from "./probe.ts";

const query = new URLSearchParams(location.search);
await probe(query.get("server") as string, query.get("runtime") as string);
