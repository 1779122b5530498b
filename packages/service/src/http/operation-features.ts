import type { Operation, ParameterValue } from "@market-data/openapi";
import type { Feature } from "@market-data/storage";

interface ParameterFeatures {
  readonly parameter: Feature;
  /** The enumerated values of the parameter. */
  readonly values: ReadonlyMap<unknown, Feature>;
}

/**
 * The features of one operation: the operation, its parameters, and their enumerated values. All features come from the
 * contract: a request cannot add a feature.
 */
export class OperationFeatures {
  readonly #operation: Feature;
  readonly #parameters: ReadonlyMap<string, ParameterFeatures>;
  readonly #pathNames: readonly string[];

  constructor({ operationId, parameters }: Operation) {
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
   * Lists the features of a valid query. Only sent parameters count, not defaults.
   *
   * @param given The names of the sent parameters.
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
