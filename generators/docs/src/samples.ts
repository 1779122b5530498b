import { type Json, literal, type Model, type Operation, source } from "@market-data/generator-core";

/** The languages of the samples, in the order in which they are shown. */
export const LANGUAGES = [
  { id: "ts", label: "TypeScript", redoc: "TypeScript" },
  { id: "js", label: "JavaScript", redoc: "JavaScript" },
  { id: "sh", label: "curl", redoc: "Shell" },
  { id: "python", label: "Python", redoc: "Python" },
] as const;

export type Language = (typeof LANGUAGES)[number]["id"];

/** What all samples have in common. */
export interface SampleContext {
  model: Model;
  /** The base URL, without a slash at the end. */
  server: string;
  /** An operation's method of the client, such as `api.cryptocurrency.map`. */
  getMethod: (operation: Operation) => string;
}

/** The request of an operation's first example in each language, each as a complete program. */
export function renderSamples(operation: Operation, context: SampleContext): Record<Language, string> {
  const request = operation.success.examples[0]?.request ?? {};
  const target = requestTarget(operation, request);
  return {
    ts: typescript(operation, request, context),
    js: javascript(operation, target, context),
    sh: shell(operation, target, context),
    python: python(operation, target, context),
  };
}

/** The request target, path and query: list items separated by commas, everything else escaped. */
export function requestTarget({ path, parameters }: Operation, request: Record<string, Json>): string {
  const inPath = new Set(parameters.filter((each) => each.in === "path").map(({ name }) => name));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escapeValue(request[name] ?? ""));
  const query = Object.entries(request)
    .filter(([name]) => !inPath.has(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${escapeValue(value)}`);
  return query.length === 0 ? filled : `${filled}?${query.join("&")}`;
}

function escapeValue(value: Json): string {
  const items = Array.isArray(value) ? value : [value];
  return items.map((item) => encodeURIComponent(String(item)).replaceAll("%3A", ":")).join(",");
}

const KEY_VARIABLE = "MARKET_DATA_KEY";

function typescript(
  operation: Operation,
  request: Record<string, Json>,
  { server, getMethod }: SampleContext,
): string {
  const options = operation.access.keyRequired
    ? `{\n  baseUrl: ${literal(server)},\n  apiKey: process.env[${literal(KEY_VARIABLE)}],\n}`
    : `{ baseUrl: ${literal(server)} }`;
  const single = Object.entries(request).map(([name, value]) => [
    name,
    Array.isArray(value) && value.length === 1 ? value[0] : value,
  ]);
  const parameters = single.length === 0 ? "" : source(Object.fromEntries(single));
  return [
    `import { createMarketData } from "@market-data/client";`,
    "",
    `const api = createMarketData(${options});`,
    "",
    `const result = await ${getMethod(operation)}(${parameters});`,
    "console.log(result);",
  ].join("\n");
}

function javascript(
  operation: Operation,
  target: string,
  { model: { keyHeader }, server }: SampleContext,
): string {
  const headers = operation.access.keyRequired
    ? `, {\n  headers: { ${literal(keyHeader)}: process.env[${literal(KEY_VARIABLE)}] },\n}`
    : "";
  return [
    `const response = await fetch(${literal(server + target)}${headers});`,
    "const body = await response.json();",
    'if (!response.ok) throw new Error(body.status?.error_message ?? "The request failed");',
    "console.log(body);",
  ].join("\n");
}

function shell(
  operation: Operation,
  target: string,
  { model: { keyHeader }, server }: SampleContext,
): string {
  const key = operation.access.keyRequired ? `-H "${keyHeader}: $${KEY_VARIABLE}" \\\n  ` : "";
  return `curl ${key}'${(server + target).replaceAll("'", "%27")}'`;
}

function python(
  operation: Operation,
  target: string,
  { model: { keyHeader }, server }: SampleContext,
): string {
  const { keyRequired } = operation.access;
  const headers = keyRequired
    ? `,\n    headers={${literal(keyHeader)}: os.environ[${literal(KEY_VARIABLE)}]},`
    : ",";
  return [
    `import json${keyRequired ? "\nimport os" : ""}`,
    "from urllib.request import Request, urlopen",
    "",
    `request = Request(\n    ${literal(server + target)}${headers}\n)`,
    "with urlopen(request, timeout=30) as response:",
    "    print(json.load(response))",
  ].join("\n");
}
