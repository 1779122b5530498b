/** A gauge whose value is read on every scrape. */
export interface GaugeDefinition {
  readonly name: string;
  readonly help: string;
  read(): number | Promise<number>;
}
