import {
  type Contract,
  createMethodPaths,
  type Json,
  literal,
  type Model,
  methodName,
  type Operation,
  python,
  shellWord,
  source,
} from "@market-data/generator-core";

/** The languages of the samples, in the order of the tabs. Languages with `redoc` are also on Redoc's page and in Markdown. */
export const LANGUAGES = [
  { id: "sh", label: "curl", redoc: "Shell" },
  { id: "ts", label: "TypeScript", redoc: "TypeScript" },
  { id: "js", label: "JavaScript", redoc: "JavaScript" },
  { id: "python", label: "Python", redoc: "Python" },
  { id: "bash", label: "Command line", redoc: "Shell" },
  { id: "go", label: "Go" },
  { id: "php", label: "PHP" },
  { id: "ruby", label: "Ruby" },
  { id: "java", label: "Java" },
  { id: "csharp", label: "C#" },
  { id: "rust", label: "Rust" },
] as const satisfies { id: string; label: string; redoc?: string }[];

/** The languages of pages with many operations, and of pages for programs. */
export const MAIN_LANGUAGES = LANGUAGES.filter((language) => "redoc" in language);

export type Language = (typeof LANGUAGES)[number]["id"];

/** The environment variable with the key, in every sample. */
export const KEY_VARIABLE = "MARKET_DATA_KEY";

/** The environment variable with the base URL, in the guides and for Postman. */
export const URL_VARIABLE = "MARKET_DATA_URL";

/** The settings of all samples. */
export interface SampleContext {
  model: Model;
  /** The base URL, without a slash at the end. */
  server: string;
  /** An operation's method of the client, for example `api.cryptocurrency.map`. */
  getMethod: (operation: Operation) => string;
}

/** Creates the function that names the client's methods. */
export function createGetMethod(contract: Contract): SampleContext["getMethod"] {
  const { operations, streams } = contract.model;
  const methods = new Map(
    createMethodPaths(contract, [...operations, ...streams]).map((place) => [
      place.operation.operationId,
      methodName(place),
    ]),
  );
  return ({ operationId }) => methods.get(operationId) ?? operationId;
}

/** A request in each language. A stream has only `curl` and TypeScript. */
export type Samples = Partial<Record<Language, string>> & { sh: string };

/** The parameters of a request by name. */
export type Request = Readonly<Record<string, Json>>;

/**
 * A request in each language, as a complete program. The program prints the body. For an error, the program prints the
 * API's message, and ends with an exit code if this is usual in the language.
 * @param request The parameters. Default: the request of the operation's first example.
 */
export function renderSamples(
  operation: Operation,
  context: SampleContext,
  request: Request = operation.success.examples[0]?.request ?? {},
): Samples {
  const url = context.server + requestTarget(operation, request);
  const keyHeader = operation.access.keyRequired ? context.model.keyHeader : undefined;
  if (operation.result.shape === "events") {
    return { sh: shell(url, keyHeader, "curl -N"), ts: typescript(operation, request, context) };
  }
  const render = (program: Program) => program(literal(url), keyHeader && literal(keyHeader)).join("\n");
  return {
    sh: shell(url, keyHeader),
    ts: typescript(operation, request, context),
    js: render(javascript),
    python: pythonClient(operation, request, context),
    bash: commandLine(operation, request, context),
    go: render(go),
    php: php(url, keyHeader).join("\n"),
    ruby: render(ruby),
    java: render(java),
    csharp: render(csharp),
    rust: render(rust),
  };
}

/** The request target: path and query, with escaped values. */
export function requestTarget({ path, parameters }: Operation, request: Request): string {
  const inPath = new Set(parameters.filter((each) => each.in === "path").map(({ name }) => name));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escapeValue(request[name] ?? ""));
  const query = Object.entries(request)
    .filter(([name]) => !inPath.has(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${escapeValue(value)}`);
  return query.length === 0 ? filled : `${filled}?${query.join("&")}`;
}

/** A value in a URL: items separated by commas, and no quotes, because a sample has the URL in quotes. */
export function escapeValue(value: Json): string {
  if (Array.isArray(value)) return value.map(escapeValue).join(",");
  return encodeURIComponent(String(value)).replaceAll("%3A", ":").replaceAll("'", "%27");
}

function typescript(operation: Operation, request: Request, { server, getMethod }: SampleContext): string {
  const options = operation.access.keyRequired
    ? `{\n  baseUrl: ${literal(server)},\n  apiKey: process.env[${literal(KEY_VARIABLE)}],\n}`
    : `{ baseUrl: ${literal(server)} }`;
  const parameters = Object.keys(request).length === 0 ? "" : source(simplify(request));
  const call = `${getMethod(operation)}(${parameters})`;
  return [
    `import { createMarketData } from "@market-data/client";`,
    "",
    `const api = createMarketData(${options});`,
    "",
    ...(operation.result.shape === "events"
      ? [`for await (const event of ${call}) console.log(event);`]
      : [`const result = await ${call};`, "console.log(result);"]),
  ].join("\n");
}

/** A list with one item becomes the item. */
function simplify(request: Request): Request {
  const entries = Object.entries(request).map(([name, value]) => {
    return [name, Array.isArray(value) && value.length === 1 ? value[0] : value];
  });
  return Object.fromEntries(entries);
}

function pythonClient(operation: Operation, request: Request, { server, getMethod }: SampleContext): string {
  const { keyRequired } = operation.access;
  const key = keyRequired ? `, api_key=os.environ[${literal(KEY_VARIABLE)}]` : "";
  const method = getMethod(operation).replaceAll(
    /(?<=[a-z\d])[A-Z]/g,
    (letter) => `_${letter.toLowerCase()}`,
  );
  return [
    ...(keyRequired ? ["import os", ""] : []),
    "from market_data import MarketData",
    "",
    `api = MarketData(${literal(server)}${key})`,
    `print(${python.call(method, simplify(request))})`,
  ].join("\n");
}

/** The command reads the key from the environment. */
function commandLine(operation: Operation, request: Request, { server, getMethod }: SampleContext): string {
  const words = operation.path.match(/(?<=\/)[\w{}-]+/g) ?? [];
  const isPinned = /^api\.v\d/.test(getMethod(operation));
  const flags = Object.entries(request).map(([name, value]) => {
    return `--${name.replaceAll("_", "-")} ${shellWord([value].flat().join(","))}`;
  });
  const command = words.slice(isPinned ? 0 : 1).map((word) => word.replaceAll(/[{}]/g, ""));
  return ["mdata", ...command, `--url ${server}`, ...flags].join(" ");
}

/** The lines of a program. @param url As a literal in double quotes. @param key The header of the key, as a literal. */
type Program = (url: string, key: string | undefined) => string[];

/** Lines only for requests with a key. */
function ifKey(key: string | undefined, ...lines: string[]): string[] {
  return key === undefined ? [] : lines;
}

function shell(url: string, keyHeader: string | undefined, command = "curl"): string {
  const key = keyHeader === undefined ? "" : `-H "${keyHeader}: $${KEY_VARIABLE}" \\\n  `;
  return `${command} ${key}'${url}'`;
}

const javascript: Program = (url, key) => [
  ...(key === undefined
    ? [`const response = await fetch(${url});`]
    : [
        `const response = await fetch(${url}, {`,
        `  headers: { ${key}: process.env["${KEY_VARIABLE}"] },`,
        "});",
      ]),
  "const body = await response.json();",
  "if (!response.ok) throw new Error(body.status.error_message);",
  "console.log(body);",
];

const go: Program = (url, key) => {
  const stopOnError = ["\tif err != nil {", "\t\tlog.Fatal(err)", "\t}"];
  return [
    "package main",
    "",
    "import (",
    ...["fmt", "io", "log", "net/http", ...ifKey(key, "os")].map((name) => `\t"${name}"`),
    ")",
    "",
    "func main() {",
    `\trequest, err := http.NewRequest("GET", ${url}, nil)`,
    ...stopOnError,
    ...ifKey(key, `\trequest.Header.Set(${key}, os.Getenv("${KEY_VARIABLE}"))`),
    "\tresponse, err := http.DefaultClient.Do(request)",
    ...stopOnError,
    "\tdefer response.Body.Close()",
    "\tbody, err := io.ReadAll(response.Body)",
    ...stopOnError,
    "\tif response.StatusCode != http.StatusOK {",
    '\t\tlog.Fatalf("%s: %s", response.Status, body)',
    "\t}",
    "\tfmt.Println(string(body))",
    "}",
  ];
};

function php(url: string, keyHeader: string | undefined): string[] {
  return [
    "<?php",
    "",
    `$request = curl_init('${url}');`,
    "curl_setopt_array($request, [",
    ...ifKey(keyHeader, `    CURLOPT_HTTPHEADER => ['${keyHeader}: ' . getenv('${KEY_VARIABLE}')],`),
    "    CURLOPT_RETURNTRANSFER => true,",
    "]);",
    "$text = curl_exec($request);",
    "if ($text === false) {",
    "    throw new RuntimeException(curl_error($request));",
    "}",
    "$body = json_decode($text, true);",
    "if (curl_getinfo($request, CURLINFO_RESPONSE_CODE) !== 200) {",
    "    throw new RuntimeException($body['status']['error_message']);",
    "}",
    "print_r($body);",
  ];
}

const ruby: Program = (url, key) => [
  'require "json"',
  'require "net/http"',
  "",
  "response = Net::HTTP.get_response(",
  `  URI(${url}),`,
  ...ifKey(key, `  { ${key} => ENV.fetch("${KEY_VARIABLE}") },`),
  ")",
  "body = JSON.parse(response.body)",
  'abort body["status"]["error_message"] unless response.is_a?(Net::HTTPSuccess)',
  "puts JSON.pretty_generate(body)",
];

const java: Program = (url, key) => [
  "import java.net.URI;",
  "import java.net.http.HttpClient;",
  "import java.net.http.HttpRequest;",
  "import java.net.http.HttpResponse.BodyHandlers;",
  "",
  "public class Main {",
  "  public static void main(String[] args) throws Exception {",
  "    var request = HttpRequest.newBuilder()",
  `        .uri(URI.create(${url}))`,
  ...ifKey(key, `        .header(${key}, System.getenv("${KEY_VARIABLE}"))`),
  "        .build();",
  "    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());",
  "    if (response.statusCode() != 200) {",
  "      throw new RuntimeException(response.body());",
  "    }",
  "    System.out.println(response.body());",
  "  }",
  "}",
];

const csharp: Program = (url, key) => [
  "using var client = new HttpClient();",
  ...ifKey(
    key,
    "client.DefaultRequestHeaders.Add(",
    `    ${key}, Environment.GetEnvironmentVariable("${KEY_VARIABLE}"));`,
  ),
  `using var response = await client.GetAsync(${url});`,
  "var body = await response.Content.ReadAsStringAsync();",
  "if (!response.IsSuccessStatusCode)",
  '    throw new HttpRequestException($"{(int)response.StatusCode}: {body}");',
  "Console.WriteLine(body);",
];

const rust: Program = (url, key) => [
  '// Cargo.toml: reqwest = { version = "0.12", features = ["blocking"] }',
  "fn main() -> Result<(), Box<dyn std::error::Error>> {",
  "    let response = reqwest::blocking::Client::new()",
  `        .get(${url})`,
  ...ifKey(key, `        .header(${key}, std::env::var("${KEY_VARIABLE}")?)`),
  "        .send()?;",
  "    let status = response.status();",
  "    let body = response.text()?;",
  "    if !status.is_success() {",
  '        eprintln!("{status}: {body}");',
  "        std::process::exit(1);",
  "    }",
  '    println!("{body}");',
  "    Ok(())",
  "}",
];
