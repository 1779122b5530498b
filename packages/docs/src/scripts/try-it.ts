/** The form on an operation's page: sends a request to the mock and shows it with the response. */
class TryIt extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector("form");
    if (form === null) return;
    form.hidden = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#send(form);
    });
  }

  async #send(form: HTMLFormElement): Promise<void> {
    const result = form.querySelector<HTMLElement>("[data-role=result]");
    if (result === null) return;
    const url = this.#buildUrl(form);
    const name = this.dataset["keyHeader"] ?? "";
    const key = form.querySelector<HTMLInputElement>("[data-role=key]")?.value ?? "";
    const headers: Record<string, string> = key === "" ? {} : { [name]: key };
    const request = [`GET ${url}`, ...Object.entries(headers).map(([each, value]) => `${each}: ${value}`)];
    result.replaceChildren(block("Request", request.join("\n")), paragraph("Waiting …"));
    try {
      const response = await fetch(url, { headers, redirect: "error" });
      const body = await response.text();
      result.replaceChildren(
        block("Request", request.join("\n")),
        block("Status", `${response.status} ${response.statusText}`.trim()),
        block("Headers", [...response.headers].map(([each, value]) => `${each}: ${value}`).join("\n")),
        block("Body", indentJson(body)),
      );
    } catch (error) {
      const reason = `No response (${error instanceof Error ? error.message : String(error)}). Does the mock run at this base URL?`;
      result.replaceChildren(block("Request", request.join("\n")), paragraph(reason));
    }
  }

  /** The request's URL: empty fields are not sent, and commas stay as they are. */
  #buildUrl(form: HTMLFormElement): string {
    let path = this.dataset["path"] ?? "";
    const query: string[] = [];
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[data-in]")) {
      const value = encodeURIComponent(field.value.trim()).replaceAll("%2C", ",").replaceAll("%3A", ":");
      if (field.dataset["in"] === "path") path = path.replace(`{${field.name}}`, value);
      else if (value !== "") query.push(`${encodeURIComponent(field.name)}=${value}`);
    }
    const server =
      form.querySelector<HTMLInputElement>("[data-role=server]")?.value.replace(/\/+$/, "") ?? "";
    return `${server}${path}${query.length === 0 ? "" : `?${query.join("&")}`}`;
  }
}

function block(title: string, text: string): HTMLElement {
  const section = document.createElement("section");
  const heading = document.createElement("p");
  heading.className = "try-title";
  heading.textContent = title;
  const pre = document.createElement("pre");
  pre.tabIndex = 0;
  pre.setAttribute("role", "region");
  pre.setAttribute("aria-label", title);
  pre.textContent = text;
  section.append(heading, pre);
  return section;
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}

/** JSON with line breaks; anything else unchanged. */
function indentJson(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

customElements.define("try-it", TryIt);
