export { InvalidContractError } from "@market-data/openapi/contract";
export * from "./fetch.ts";
export { type Mock, type MockOptions, startMock } from "./mock.ts";
