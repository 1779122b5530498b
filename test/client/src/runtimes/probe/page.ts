// For a browser. The query of the page's URL contains the URL of the server and the name of the runtime.
import { probe } from "./probe.ts";

const query = new URLSearchParams(location.search);
await probe(query.get("server") as string, query.get("runtime") as string);
