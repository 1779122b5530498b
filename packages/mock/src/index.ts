export { InvalidContractError } from "@market-data/openapi/contract";
export type { Clock } from "./market.ts";
export { type Mock, type MockOptions, startMock } from "./mock.ts";
export { type ScenarioName, scenarioNames } from "./scenarios/names.ts";
