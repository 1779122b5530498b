/** A call that GitHub refused. */
export class GitHubError extends Error {
  override readonly name = "GitHubError";
}

/** The part of GitHub's HTTP API that showing a review needs, for one repository. */
export class GitHub {
  readonly #address: string;
  readonly #token: string;

  /**
   * @param api The address of the API.
   * @param repository Its owner and name, with a slash between them.
   */
  constructor(api: string, repository: string, token: string) {
    this.#address = `${api}/repos/${repository}/`;
    this.#token = token;
  }

  /** All pages of a list. */
  async list<Item>(path: string, query: Readonly<Record<string, string>> = {}): Promise<Item[]> {
    const items: Item[] = [];
    let next: string | undefined = `${path}?${new URLSearchParams({ ...query, per_page: "100" })}`;
    while (next !== undefined) {
      const response: Response = await this.#call("GET", next);
      items.push(...((await response.json()) as Item[]));
      next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
    }
    return items;
  }

  async get<Answer>(path: string, query: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return (await (await this.#call("GET", `${path}?${new URLSearchParams(query)}`)).json()) as Answer;
  }

  async send(method: "POST" | "PATCH", path: string, body: object): Promise<void> {
    await this.#call(method, path, JSON.stringify(body));
  }

  async #call(method: string, path: string, body?: string): Promise<Response> {
    const response = await fetch(new URL(path, this.#address), {
      method,
      headers: {
        accept: "application/vnd.github+json",
        authorization: `Bearer ${this.#token}`,
        "x-github-api-version": "2022-11-28",
      },
      ...(body === undefined ? {} : { body }),
    });
    if (response.ok) return response;
    throw new GitHubError(`${method} ${path}: ${response.status} ${(await response.text()).slice(0, 500)}`);
  }
}
