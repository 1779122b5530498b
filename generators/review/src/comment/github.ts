/** A request rejected by GitHub. */
export class GitHubError extends Error {
  override readonly name = "GitHubError";
}

/** The part of GitHub's HTTP API for review comments in a repository. */
export class GitHub {
  readonly #baseUrl: string;
  readonly #token: string;

  /**
   * @param api The URL of the API.
   * @param repository The owner and the name, separated by a slash.
   */
  constructor(api: string, repository: string, token: string) {
    this.#baseUrl = `${api}/repos/${repository}/`;
    this.#token = token;
  }

  /** All pages of a list. */
  async list<Item>(path: string, query: Readonly<Record<string, string>> = {}): Promise<Item[]> {
    const items: Item[] = [];
    let next: string | undefined = `${path}?${new URLSearchParams({ ...query, per_page: "100" })}`;
    while (next !== undefined) {
      const response: Response = await this.#request("GET", next);
      items.push(...((await response.json()) as Item[]));
      next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
    }
    return items;
  }

  async get<Body>(path: string, query: Readonly<Record<string, string>> = {}): Promise<Body> {
    return (await (await this.#request("GET", `${path}?${new URLSearchParams(query)}`)).json()) as Body;
  }

  async send(method: "POST" | "PATCH", path: string, body: object): Promise<void> {
    await this.#request(method, path, JSON.stringify(body));
  }

  async #request(method: string, path: string, body?: string): Promise<Response> {
    const response = await fetch(new URL(path, this.#baseUrl), {
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
