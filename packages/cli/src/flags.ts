import type { Operation, Parameter } from "@market-data/openapi";

/** An option of a command. */
export interface Flag {
  /** The name with dashes: `--time-start`. */
  readonly name: string;
  /** The placeholder of the value. Absent for a switch. */
  readonly value?: string;
  readonly text: string;
  readonly choices?: readonly string[];
  /** Whether the value is a comma-separated list. */
  readonly list?: boolean;
}

/** The formats of the output. */
export const OUTPUTS = ["table", "json", "ndjson", "csv"] as const;

/** The options of every operation. */
const COMMON: readonly Flag[] = [
  { name: "--fields", value: "names", text: "only these fields, such as name,quote.EUR.price" },
  {
    name: "--output",
    value: "format",
    text: `one of ${OUTPUTS.join(", ")}; default: table on a terminal, json otherwise`,
    choices: OUTPUTS,
  },
  { name: "--watch", text: "repeat whenever the response can change, until Ctrl-C" },
  { name: "--dry-run", text: "print the URL, the credits and the plans, and send nothing" },
  { name: "--url", value: "url", text: "the base URL of the service; default: MARKET_DATA_URL" },
  { name: "--key-file", value: "file", text: "a file with the API key; default: the key in MARKET_DATA_KEY" },
];

const ALL: Flag = { name: "--all", text: "read all pages; --limit is the page size" };

/** The name of a parameter's option: `--time-start`. */
export const toFlagName = (parameter: string): string => `--${parameter.replaceAll("_", "-")}`;

/** The option of a parameter. */
export function toFlag(parameter: Parameter): Flag {
  const { name, type, list } = parameter;
  const choices = type === "boolean" ? ["true", "false"] : parameter.enum?.map(String);
  return {
    name: toFlagName(name),
    value: list ? `${type},...` : type,
    text: describe(parameter),
    ...(choices && { choices }),
    ...(list && { list }),
  };
}

/** The options of an operation: its parameters, then the common ones. */
export function listFlags({ parameters, pagination }: Operation): Flag[] {
  return [...parameters.map(toFlag), ...(pagination ? [ALL] : []), ...COMMON];
}

function describe(parameter: Parameter): string {
  const { required, type, minimum, maximum, minLength, maxLength, maxItems, default: preset } = parameter;
  const isTime = type === "time";
  const facts = [
    required && "required",
    parameter.enum && `one of ${parameter.enum.join(", ")}`,
    isTime && "ISO 8601 or Unix seconds",
    !isTime && describeRange(minimum, maximum, ""),
    describeRange(minLength, maxLength, " characters"),
    maxItems && `at most ${maxItems} items`,
    preset !== undefined && `default: ${[preset].flat().join(", ")}`,
  ];
  return facts.filter(Boolean).join("; ");
}

function describeRange(minimum: number | undefined, maximum: number | undefined, unit: string): string {
  if (minimum === undefined) return maximum === undefined ? "" : `at most ${maximum}${unit}`;
  return maximum === undefined ? `at least ${minimum}${unit}` : `${minimum} to ${maximum}${unit}`;
}
