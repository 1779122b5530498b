export { type Mock, type MockOptions, startMock } from "./mock.ts";
