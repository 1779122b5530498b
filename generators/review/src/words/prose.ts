/** Keywords that people read and programs do not. */
export const PROSE: ReadonlySet<string> = new Set([
  "description",
  "summary",
  "title",
  "example",
  "examples",
  "externalDocs",
  "tags",
  "termsOfService",
  "version",
]);

/** What `redocly diff` calls the things that are words alone, whatever changes in them. */
export const PROSE_TYPES: ReadonlySet<string> = new Set([
  "Info",
  "Contact",
  "License",
  "Tag",
  "TagList",
  "ExternalDocs",
  "Example",
  "ExamplesMap",
  "SchemaExamples",
  "SpecExtension",
]);
