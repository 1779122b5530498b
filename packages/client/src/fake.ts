/** Response data with every property optional. */
export type Sparse<Data> = Data extends readonly (infer Item)[]
  ? readonly Sparse<Item>[]
  : Data extends object
    ? { readonly [Name in keyof Data]?: Sparse<Data[Name]> | undefined }
    : Data;

/** A fake response: the `data` of the body, or a complete `Response`, such as an error. */
export type FakeResponse<Result> =
  | Sparse<Result extends readonly unknown[] ? Result : Result extends { data: infer Data } ? Data : never>
  | Response;

/** The parameters of a request as strings. Lists are comma-separated. */
export type SentParameters<Input> = { readonly [Name in keyof Input]?: string };

/** A fake response, or a function that returns a fake response. An error of the function rejects the call. */
export type Fake<Input, Result> =
  | FakeResponse<Result>
  | ((
      parameters: SentParameters<Input>,
      request: Request,
    ) => FakeResponse<Result> | Promise<FakeResponse<Result>>);
