export { axeSource } from "./axe.ts";
export { browserExecutable, browserFlags, launchBrowser } from "./browser.ts";
