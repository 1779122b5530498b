import type { Operation, OperationId, ParameterValue } from "@market-data/openapi";
import type { Feature } from "../accounts/feature-usage-store.ts";

interface ParameterFeatures {
  readonly parameter: Feature;
  /** Of a parameter with an enumeration. */
  readonly values: ReadonlyMap<unknown, Feature>;
}

/**
 * The features of one operation: itself, its parameters, and their enumerated values. All of them are made here, from the
 * contract, so that nothing in a request can add one.
 */
export class OperationFeatures {
  readonly #operation: Feature;
  readonly #parameters: ReadonlyMap<string, ParameterFeatures>;
  readonly #pathNames: readonly string[];

  constructor({ operationId, parameters }: Operation<OperationId>) {
    const toFeature = (parameter = "", value: ParameterValue = ""): Feature => ({
      operationId,
      parameter,
      value: String(value),
    });
    this.#operation = toFeature();
    this.#parameters = new Map(
      parameters.map(({ name, enum: choices = [] }) => {
        const values = new Map(choices.map((value) => [value, toFeature(name, value)]));
        return [name, { parameter: toFeature(name), values }];
      }),
    );
    this.#pathNames = parameters.flatMap(({ name, in: place }) => (place === "path" ? name : []));
  }

  /**
   * What a valid query uses: the parameters that were sent, not those that have a default alone.
   *
   * @param given The names that were sent in the query.
   */
  list(given: readonly string[], parameters: Readonly<Record<string, unknown>>): Feature[] {
    const features = [this.#operation];
    for (const name of this.#pathNames) this.#add(features, name, parameters[name]);
    for (const name of given) this.#add(features, name, parameters[name]);
    return features;
  }

  #add(features: Feature[], name: string, value: unknown): void {
    const known = this.#parameters.get(name);
    if (known === undefined) return;
    features.push(known.parameter);
    if (known.values.size === 0) return;
    for (const each of Array.isArray(value) ? value : [value]) {
      const feature = known.values.get(each);
      if (feature !== undefined) features.push(feature);
    }
  }
}
