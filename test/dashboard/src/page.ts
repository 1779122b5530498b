/** One kind of page. It is made once, and told each address that is of its kind. */
export interface Page<Route> {
  readonly element: HTMLElement;
  /** The document's title, after an update. */
  title(): string;
  update(route: Route): void;
  /** Ends what is under way. */
  stop(): void;
}
