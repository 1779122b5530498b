/** A kind of page. It is created once and updated for each matching route. */
export interface Page<Route> {
  readonly element: HTMLElement;
  /** The document's title, after an update. */
  title(): string;
  update(route: Route): void;
  /** Cancels requests and timers. */
  stop(): void;
}
