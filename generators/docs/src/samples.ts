import { type Json, literal, type Model, type Operation, source } from "@market-data/generator-core";

/** The languages of the samples, in the order in which they are shown. */
export const LANGUAGES = [
  { id: "ts", label: "TypeScript", redoc: "TypeScript" },
  { id: "js", label: "JavaScript", redoc: "JavaScript" },
  { id: "sh", label: "curl", redoc: "Shell" },
  { id: "python", label: "Python", redoc: "Python" },
] as const;

export type Language = (typeof LANGUAGES)[number]["id"];

/** What samples have in common. */
export interface SampleContext {
  model: Model;
  /** The address that they call, without a slash at the end. */
  server: string;
  /** How an operation is called on the client: `api.cryptocurrency.map`. */
  methodOf: (operation: Operation) => string;
}

/** The call of an operation's first example in each language; each one is a whole program. */
export function samplesOf(operation: Operation, context: SampleContext): Record<Language, string> {
  const request = operation.success.examples[0]?.request ?? {};
  const target = targetOf(operation, request);
  return {
    ts: typescript(operation, request, context),
    js: javascript(operation, target, context),
    sh: shell(operation, target, context),
    python: python(operation, target, context),
  };
}

/** The path with its query: list items with commas between them, everything else escaped. */
export function targetOf({ path, parameters }: Operation, request: Record<string, Json>): string {
  const inPath = new Set(parameters.filter((each) => each.in === "path").map(({ name }) => name));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escaped(request[name] ?? ""));
  const query = Object.entries(request)
    .filter(([name]) => !inPath.has(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${escaped(value)}`);
  return query.length === 0 ? filled : `${filled}?${query.join("&")}`;
}

function escaped(value: Json): string {
  const items = Array.isArray(value) ? value : [value];
  return items.map((item) => encodeURIComponent(String(item)).replaceAll("%3A", ":")).join(",");
}

const KEY_VARIABLE = "MARKET_DATA_KEY";

function typescript(
  operation: Operation,
  request: Record<string, Json>,
  { server, methodOf }: SampleContext,
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
    `const answer = await ${methodOf(operation)}(${parameters});`,
    "console.log(answer);",
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
    "const answer = await response.json();",
    'if (!response.ok) throw new Error(answer.status?.error_message ?? "The call failed");',
    "console.log(answer);",
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
