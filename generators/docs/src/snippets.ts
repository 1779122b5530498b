import { snippetz } from "@scalar/snippetz";

/**
 * Languages whose samples a library writes: by which of its clients, and how the language reads an environment variable,
 * which the library does not know.
 */
export const LIBRARY_LANGUAGES = [
  { id: "ruby", label: "Ruby", client: "native", readVariable: (name: string) => `ENV["${name}"]` },
  {
    id: "java",
    label: "Java",
    client: "nethttp",
    readVariable: (name: string) => `System.getenv("${name}")`,
  },
  {
    id: "csharp",
    label: "C#",
    client: "httpclient",
    readVariable: (name: string) => `Environment.GetEnvironmentVariable("${name}")`,
  },
  {
    id: "rust",
    label: "Rust",
    client: "reqwest",
    readVariable: (name: string) => `std::env::var("${name}")?`,
  },
] as const;

type LibraryLanguage = (typeof LIBRARY_LANGUAGES)[number]["id"];

const library = snippetz();

/**
 * A sample of each of the library's languages that requests a URL.
 * @throws {Error} when the library has no such client.
 */
export function renderSnippets(
  url: string,
  keyHeader: string | undefined,
  keyVariable: string,
): Record<LibraryLanguage, string> {
  const headers = keyHeader === undefined ? [] : [{ name: keyHeader, value: keyVariable }];
  const texts = LIBRARY_LANGUAGES.map(({ id, client, readVariable }) => {
    const text = library.print(id, client, { url, method: "GET", headers });
    if (text === undefined) throw new Error(`@scalar/snippetz does not write ${id} with ${client}.`);
    return [id, text.replaceAll(new RegExp(`(['"])${keyVariable}\\1`, "g"), readVariable(keyVariable))];
  });
  return Object.fromEntries(texts) as Record<LibraryLanguage, string>;
}
