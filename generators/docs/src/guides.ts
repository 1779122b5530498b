import type { Model } from "@market-data/generator-core";
import type { Page } from "./page.ts";
import { TABLES } from "./tables.ts";

/** A text file, by its name without a folder. */
export interface TextFile {
  file: string;
  text: string;
}

/** A guide's page, and its position among the guides. */
export interface Guide {
  page: Page;
  order: number;
}

/**
 * The pages of the guides, in their order.
 * @throws {Error} when a guide has no front matter, or asks for an unknown table.
 */
export function parseGuides(files: readonly TextFile[], model: Model): Guide[] {
  return files.map((file) => parseGuide(file, model)).sort((one, other) => one.order - other.order);
}

function parseGuide({ file, text }: TextFile, model: Model): Guide {
  const [, head, rest] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || rest === undefined) throw new Error(`${file} has no front matter.`);
  const fields = new Map(
    head.split("\n").map((line) => {
      const [name = "", ...value] = line.split(":");
      return [name.trim(), value.join(":").trim()];
    }),
  );
  const body = rest
    .replaceAll(/^<!-- table: ([\w-]+) -->$/gm, (_, name: string) => {
      const make = TABLES[name];
      if (make === undefined) throw new Error(`${file} asks for the table "${name}", which does not exist.`);
      return make(model);
    })
    // The name of the schema that an excerpt is part of is for the tests of the guides.
    .replaceAll(/^```json \w+$/gm, "```json");
  return {
    page: {
      slug: `guides/${file.replace(/\.md$/, "")}`,
      title: fields.get("title") ?? file,
      description: fields.get("description") ?? "",
      trail: [{ title: "Guides", slug: "guides" }],
      body: () => body,
    },
    order: Number(fields.get("order")),
  };
}
