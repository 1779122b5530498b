import type { ParsedParameters } from "@market-data/openapi";
import { type Measure, page } from "../budget/response-size.ts";
import type { OperationHandler } from "../operation.ts";
import { byId, sortedBy } from "../rows/ordering.ts";
import { paginate } from "../rows/paging.ts";
import type { Fiat } from "../store/catalogue.ts";

const keys = {
  id: ({ id }: Fiat) => id,
  name: ({ name }: Fiat) => name.toLowerCase(),
};

/** Returns fiat currencies, and precious metals on request. */
export const fiatMap: OperationHandler<"fiatMapV1"> = async (parameters, { store }) => {
  const { fiats } = await store.snapshot();
  const listed = [...fiats.values()].filter(({ kind }) => kind === "fiat" || parameters.include_metals);
  const sorted = sortedBy(listed, { value: keys[parameters.sort] }, "asc", byId);
  const data = paginate(sorted, parameters).map(({ id, name, sign, symbol }) => ({ id, name, sign, symbol }));
  return { data, count: data.length };
};

export const measureFiatMap: Measure<ParsedParameters["fiatMapV1"]> = page(({ fiats }) => fiats.size);
