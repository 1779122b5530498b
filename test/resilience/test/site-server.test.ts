import { siteServer } from "../src/attacks/site-server.ts";
import { testPromises } from "../src/test-target.ts";

testPromises(siteServer);
