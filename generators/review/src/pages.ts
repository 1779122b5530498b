import type { Contract } from "@market-data/generator-core";
import { operationSlug, pagePath, recordSlug } from "@market-data/generator-docs/links";
import { type Change, getOperationIds, type Page } from "./review.ts";

/** The file of a record, with the record's name. */
const RECORD_FILE = /\/components\/schemas\/(\w+)\.yaml$/;

/** The reference pages of changed operations and records, except removed operations and records. */
export function changedPages(changes: readonly Change[], { model }: Contract): Page[] {
  const operations = new Set(changes.flatMap(getOperationIds));
  const records = new Set(
    changes.flatMap(({ near, place }) => RECORD_FILE.exec((near ?? place)?.file ?? "")?.[1] ?? []),
  );
  return [
    ...model.operations
      .filter(({ operationId }) => operations.has(operationId))
      .map((operation) => ({ of: operation.operationId, path: toPath(operationSlug(operation)) })),
    ...[...model.records.keys()]
      .filter((name) => records.has(name))
      .map((name) => ({ of: name, path: toPath(recordSlug(name)) })),
  ];
}

function toPath(slug: string): string {
  return pagePath(slug, "html", { base: "" });
}
