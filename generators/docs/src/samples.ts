import { type Json, literal, type Model, type Operation, source } from "@market-data/generator-core";
import { LIBRARY_LANGUAGES, renderSnippets } from "./snippets.ts";

/**
 * The languages of the samples, in the order in which an operation's page shows them. Those with Redoc's name of the
 * language are on Redoc's page and in the Markdown versions, too.
 */
export const LANGUAGES = [
  { id: "sh", label: "curl", redoc: "Shell" },
  { id: "ts", label: "TypeScript", redoc: "TypeScript" },
  { id: "js", label: "JavaScript", redoc: "JavaScript" },
  { id: "python", label: "Python", redoc: "Python" },
  { id: "go", label: "Go" },
  { id: "php", label: "PHP" },
  ...LIBRARY_LANGUAGES,
] as const satisfies { id: string; label: string; redoc?: string }[];

/** The languages of the pages that hold many operations, or are read by programs. */
export const MAIN_LANGUAGES = LANGUAGES.filter((language) => "redoc" in language);

export type Language = (typeof LANGUAGES)[number]["id"];

/** The environment variable that every sample reads the key from. */
export const KEY_VARIABLE = "MARKET_DATA_KEY";

/** The variable with the base URL, where there is one. */
export const URL_VARIABLE = "MARKET_DATA_URL";

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
  const url = context.server + target;
  const keyHeader = operation.access.keyRequired ? context.model.keyHeader : undefined;
  return {
    sh: shell(url, keyHeader),
    ts: typescript(operation, request, context),
    js: javascript(url, keyHeader),
    python: python(url, keyHeader),
    go: go(url, keyHeader),
    php: php(url, keyHeader),
    ...renderSnippets(url, keyHeader, KEY_VARIABLE),
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

/** A value in a URL, without quotes of any kind, so that a target can stand between them in every language. */
export function escapeValue(value: Json): string {
  const items = Array.isArray(value) ? value : [value];
  return items
    .map((item) => encodeURIComponent(String(item)).replaceAll("%3A", ":").replaceAll("'", "%27"))
    .join(",");
}

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

function javascript(url: string, keyHeader: string | undefined): string {
  const headers =
    keyHeader === undefined
      ? ""
      : `, {\n  headers: { ${literal(keyHeader)}: process.env[${literal(KEY_VARIABLE)}] },\n}`;
  return [
    `const response = await fetch(${literal(url)}${headers});`,
    "const body = await response.json();",
    'if (!response.ok) throw new Error(body.status?.error_message ?? "The request failed");',
    "console.log(body);",
  ].join("\n");
}

function shell(url: string, keyHeader: string | undefined): string {
  const key = keyHeader === undefined ? "" : `-H "${keyHeader}: $${KEY_VARIABLE}" \\\n  `;
  return `curl ${key}'${url}'`;
}

function python(url: string, keyHeader: string | undefined): string {
  const headers =
    keyHeader === undefined
      ? []
      : [`    headers={${literal(keyHeader)}: os.environ[${literal(KEY_VARIABLE)}]},`];
  return [
    ...(keyHeader === undefined ? [] : ["import os", ""]),
    "import requests",
    "",
    "response = requests.get(",
    `    ${literal(url)},`,
    ...headers,
    "    timeout=30,",
    ")",
    "response.raise_for_status()",
    "print(response.json())",
  ].join("\n");
}

function go(url: string, keyHeader: string | undefined): string {
  const key =
    keyHeader === undefined
      ? []
      : [`\trequest.Header.Set(${literal(keyHeader)}, os.Getenv(${literal(KEY_VARIABLE)}))`];
  const stopOnError = ["\tif err != nil {", "\t\tlog.Fatal(err)", "\t}"];
  return [
    "package main",
    "",
    "import (",
    ...["fmt", "io", "log", "net/http", ...(keyHeader === undefined ? [] : ["os"])].map(
      (name) => `\t${literal(name)}`,
    ),
    ")",
    "",
    "func main() {",
    `\trequest, err := http.NewRequest("GET", ${literal(url)}, nil)`,
    ...stopOnError,
    ...key,
    "\tresponse, err := http.DefaultClient.Do(request)",
    ...stopOnError,
    "\tdefer response.Body.Close()",
    "\tbody, err := io.ReadAll(response.Body)",
    ...stopOnError,
    "\tfmt.Println(string(body))",
    "}",
  ].join("\n");
}

function php(url: string, keyHeader: string | undefined): string {
  const headers =
    keyHeader === undefined
      ? []
      : [`    CURLOPT_HTTPHEADER => ['${keyHeader}: ' . getenv('${KEY_VARIABLE}')],`];
  return [
    "<?php",
    "",
    `$request = curl_init('${url}');`,
    "curl_setopt_array($request, [",
    ...headers,
    "    CURLOPT_RETURNTRANSFER => true,",
    "]);",
    "$body = curl_exec($request);",
    "if ($body === false) {",
    "    throw new RuntimeException(curl_error($request));",
    "}",
    "print_r(json_decode($body, true));",
  ].join("\n");
}
