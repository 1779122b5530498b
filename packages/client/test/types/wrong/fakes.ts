import { errorResponse, fakeApi } from "@market-data/client/testing";

export const apis = [
  fakeApi({ cryptocurrencyMapV9: [] }), // TS2353 or TS2561
  fakeApi({ cryptocurrencyMapV1: [{ id: "1" }] }), // TS2322
  fakeApi({ cryptocurrencyMapV1: [{ nmae: "Bitcoin" }] }), // TS2353 or TS2561
  fakeApi({ cryptocurrencyMapV1: { data: [] } }), // TS2353 or TS2322
  fakeApi({ cryptocurrencyMapV1: ({ symbols }) => [{ symbol: symbols }] }), // TS2339
  fakeApi({ cryptocurrencyMapV1: () => 5 }), // TS2322
  fakeApi({}, { fetch }), // TS2353
];
export const response = errorResponse("1008"); // TS2345
