import type { PrismHttpComponents } from "@stoplight/prism-http";

/** The part of Prism that makes responses. */
export type Mocking = PrismHttpComponents["mock"];

/** An operation as Prism knows it. */
export type Resource = Parameters<Mocking>[0]["resource"];

/** Something that is wrong with a request or a response. */
export type Diagnostic = Extract<
  ReturnType<PrismHttpComponents["validateInput"]>,
  { _tag: "Left" }
>["left"][0];
