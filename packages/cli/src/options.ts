import type { Operation, Parameter } from "@market-data/openapi";
import { Option } from "commander";

/** The formats of the output. */
const OUTPUTS = ["table", "json", "ndjson", "csv"];

/** The name of a parameter's option: `--time-start`. */
export const toOptionName = (parameter: string): string => `--${parameter.replaceAll("_", "-")}`;

/** The options of an operation: parameters in order, then common options. */
export function listOptions({ parameters, pagination }: Operation): Option[] {
  return [
    ...parameters.map(toOption),
    ...(pagination ? [new Option("--all", "read all pages; --limit is the page size")] : []),
    new Option("--fields <names>", "only these fields, such as name,quote.EUR.price"),
    new Option("--output <format>", "default: table on a terminal, json otherwise").choices(OUTPUTS),
    new Option("--watch", "repeat whenever the response can change, until Ctrl-C"),
    new Option("--dry-run", "print the URL, the credits and the plans, and send nothing"),
    new Option("--url <url>", "the base URL of the service; default: MARKET_DATA_URL"),
    new Option("--key-file <file>", "a file with the API key; default: the key in MARKET_DATA_KEY"),
  ];
}

function toOption(parameter: Parameter): Option {
  const { name, type, list } = parameter;
  const option = new Option(`${toOptionName(name)} <${type}${list ? ",..." : ""}>`, describe(parameter));
  const choices = type === "boolean" ? ["true", "false"] : parameter.enum?.map(String);
  // Choices appear in the help and in completions. `parseQuery` checks them, because lists and letter case need care.
  if (choices) option.argChoices = choices;
  return list ? option.argParser((item, before?: string) => [before ?? [], item].flat().join()) : option;
}

/** Describes the bounds of a parameter's values. */
function describe(parameter: Parameter): string {
  const { required, type, minimum, maximum, maxLength, maxItems, default: preset } = parameter;
  const facts = [
    required && "required",
    type === "time" ? "ISO 8601 or Unix seconds" : minimum !== undefined && `at least ${minimum}`,
    type !== "time" && maximum !== undefined && `at most ${maximum}`,
    maxLength && `at most ${maxLength} characters`,
    maxItems && `at most ${maxItems} items`,
    preset !== undefined && `default: ${[preset].flat().join(", ")}`,
  ];
  return facts.filter(Boolean).join("; ");
}
