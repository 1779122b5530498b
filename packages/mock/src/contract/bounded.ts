/** Calls a function whose time regular expressions of a contract decide. */
export type Bounded = <Result>(work: () => Result) => Result;
