import type { IHttpResponse, PrismHttpComponents } from "@stoplight/prism-http";

/** The part of Prism that makes answers. */
export type Mocking = PrismHttpComponents["mock"];

/** An operation as Prism knows it. */
export type Resource = Parameters<Mocking>[0]["resource"];

/** Something that is wrong with a request or an answer. */
export type Diagnostic = Extract<
  ReturnType<PrismHttpComponents["validateInput"]>,
  { _tag: "Left" }
>["left"][0];

/** An answer with its body as text, which is what is sent. */
export interface MockResponse extends IHttpResponse {
  readonly headers: Record<string, string>;
  readonly text: string;
}
