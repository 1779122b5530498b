/** A guide of the reference site, as Markdown. */
export interface Guide {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

/** A question that needs several requests, with tested requests. */
export interface Journey {
  readonly name: string;
  readonly summary: string;
  readonly steps: readonly {
    readonly operation: string;
    readonly description: string;
    readonly parameters: Readonly<Record<string, unknown>>;
  }[];
}
