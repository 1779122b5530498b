/**
 * One walk over a contract, shared by every rule.
 *
 * Spectral hands each rule the document with all `$ref`s resolved, where one component is the same object wherever it is
 * used. The walk visits each object once, components first, so that a finding in a shared component is reported once,
 * and under its own name. The walk is kept for as long as the document lives: twenty rules cost one walk.
 */

/** @typedef {(string | number)[]} Path */
/** @typedef {Record<string, any>} JsonObject A part of a document that nobody has checked yet. */

/**
 * @typedef {"root" | "info" | "server" | "tag" | "securityScheme" | "pathItem" | "operation" | "parameter" | "header"
 *   | "response" | "mediaType" | "example" | "schema"} Kind
 */

/**
 * What a schema is to the object above it. `condition` stands below `not`, `if`, `then` and `else`: it tests a value
 * and describes nothing.
 *
 * @typedef {"component" | "definition" | "property" | "items" | "values" | "member" | "condition" | "parameter" | "header" | "body"} Role
 */

/**
 * @typedef {object} ContractNode
 * @property {Kind} kind
 * @property {JsonObject} value
 * @property {Path} path
 * @property {string} name The key under which the object stands.
 * @property {Role} [role] Of schemas alone.
 */

/**
 * @typedef {object} Operation
 * @property {string} url The path of the URL, as in `paths`.
 * @property {string} method
 * @property {JsonObject} value
 * @property {Path} path
 * @property {Parameter[]} parameters Those of the path item, then its own.
 * @property {boolean} keyless Whether it can be called without a key.
 */

/**
 * @typedef {object} Parameter
 * @property {JsonObject} value
 * @property {Path} path
 */

/**
 * @typedef {object} Contract
 * @property {JsonObject} root
 * @property {ContractNode[]} nodes Every object that OpenAPI names, once.
 * @property {ContractNode[]} references Every `$ref` that is still there: all of them where none is resolved.
 * @property {Operation[]} operations
 * @property {Map<unknown, string>} componentSchemas The name of each schema component, by the component.
 */

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/**
 * Keywords that hold one schema, and what it is to the schema above.
 *
 * @type {[string, Role][]}
 */
const schemaKeywords = [
  ["items", "items"],
  ["contains", "condition"],
  ["additionalProperties", "values"],
  ["unevaluatedProperties", "values"],
  ["unevaluatedItems", "items"],
  ["propertyNames", "condition"],
  ["not", "condition"],
  ["if", "condition"],
  ["then", "condition"],
  ["else", "condition"],
];

/** Keywords that hold a list of schemas. */
const schemaListKeywords = /** @type {const} */ ({
  allOf: "member",
  anyOf: "member",
  oneOf: "member",
  prefixItems: "items",
});

/** Keywords that hold schemas by name. */
const schemaMapKeywords = /** @type {const} */ ({
  properties: "property",
  patternProperties: "values",
  dependentSchemas: "condition",
  $defs: "definition",
});

/** @type {WeakMap<object, Contract>} */
const known = new WeakMap();

/**
 * @param {unknown} value
 * @returns {value is JsonObject}
 */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The entries of an object; none of anything else.
 *
 * @param {unknown} value
 * @returns {[string, any][]}
 */
export function entriesOf(value) {
  return isObject(value) ? Object.entries(value) : [];
}

/**
 * A list, or none where a document holds something else.
 *
 * @param {unknown} value
 * @returns {any[]}
 */
export function listOf(value) {
  return Array.isArray(value) ? value : [];
}

/**
 * Reads a document whose `$ref`s are resolved. The same document gives the same contract.
 *
 * @param {JsonObject} root
 * @returns {Contract}
 */
export function readContract(root) {
  const before = known.get(root);
  if (before) return before;
  const contract = walk(root);
  known.set(root, contract);
  return contract;
}

/**
 * @param {JsonObject} root
 * @returns {Contract}
 */
function walk(root) {
  /** @type {ContractNode[]} */
  const nodes = [];
  /** @type {ContractNode[]} */
  const references = [];
  /** @type {Set<unknown>} */
  const seen = new Set();

  /**
   * Notes an object, or a reference to one, on its first visit.
   *
   * @param {Kind} kind
   * @param {unknown} value
   * @param {Path} path
   * @param {Role} [role]
   * @returns {value is JsonObject} Whether this was the first visit of an object.
   */
  function enter(kind, value, path, role) {
    if (!isObject(value) || seen.has(value)) return false;
    seen.add(value);
    const isReference = typeof value.$ref === "string";
    const list = isReference ? references : nodes;
    list.push({ kind, value, path, name: String(path.at(-1) ?? ""), ...(role && { role }) });
    return !isReference;
  }

  const components = isObject(root.components) ? root.components : {};
  /** @type {Map<unknown, string>} */
  const componentSchemas = new Map();
  for (const [name, schema] of entriesOf(components.schemas)) componentSchemas.set(schema, name);

  /** @type {(value: unknown, path: Path, role: Role) => void} */
  function visitSchema(value, path, role) {
    // A component is visited under its own name alone, wherever it is used before.
    if (role !== "component" && componentSchemas.has(value)) return;
    if (!enter("schema", value, path, role)) return;
    for (const [keyword, below] of schemaKeywords) visitSchema(value[keyword], [...path, keyword], below);
    for (const [keyword, below] of Object.entries(schemaListKeywords)) {
      for (const [index, member] of listOf(value[keyword]).entries())
        visitSchema(member, [...path, keyword, index], below);
    }
    for (const [keyword, below] of Object.entries(schemaMapKeywords)) {
      for (const [name, member] of entriesOf(value[keyword]))
        visitSchema(member, [...path, keyword, name], below);
    }
  }

  /** @type {(value: unknown, path: Path) => void} */
  function visitExample(value, path) {
    enter("example", value, path);
  }

  /** @type {(value: unknown, path: Path) => void} */
  function visitContent(value, path) {
    for (const [type, media] of entriesOf(value)) {
      const mediaPath = [...path, type];
      if (!enter("mediaType", media, mediaPath)) continue;
      visitSchema(media.schema, [...mediaPath, "schema"], "body");
      visitEach(media.examples, [...mediaPath, "examples"], visitExample);
    }
  }

  /** @type {(value: unknown, path: Path) => void} */
  function visitHeader(value, path) {
    if (!enter("header", value, path)) return;
    visitSchema(value.schema, [...path, "schema"], "header");
    visitEach(value.examples, [...path, "examples"], visitExample);
  }

  /** @type {(value: unknown, path: Path) => void} */
  function visitParameter(value, path) {
    if (!enter("parameter", value, path)) return;
    visitSchema(value.schema, [...path, "schema"], "parameter");
    visitContent(value.content, [...path, "content"]);
    visitEach(value.examples, [...path, "examples"], visitExample);
  }

  /** @type {(value: unknown, path: Path) => void} */
  function visitResponse(value, path) {
    if (!enter("response", value, path)) return;
    visitEach(value.headers, [...path, "headers"], visitHeader);
    visitContent(value.content, [...path, "content"]);
  }

  enter("root", root, []);
  enter("info", root.info, ["info"]);
  for (const [index, server] of listOf(root.servers).entries()) enter("server", server, ["servers", index]);
  for (const [index, tag] of listOf(root.tags).entries()) enter("tag", tag, ["tags", index]);

  visitEach(components.schemas, ["components", "schemas"], (value, path) =>
    visitSchema(value, path, "component"),
  );
  visitEach(components.parameters, ["components", "parameters"], visitParameter);
  visitEach(components.headers, ["components", "headers"], visitHeader);
  visitEach(components.examples, ["components", "examples"], visitExample);
  visitEach(components.responses, ["components", "responses"], visitResponse);
  visitEach(components.securitySchemes, ["components", "securitySchemes"], (value, path) => {
    enter("securityScheme", value, path);
  });

  /** @type {Operation[]} */
  const operations = [];
  for (const [url, item] of entriesOf(root.paths)) {
    const itemPath = ["paths", url];
    if (!enter("pathItem", item, itemPath)) continue;
    visitEach(item.parameters, [...itemPath, "parameters"], visitParameter);
    for (const method of methods) {
      const path = [...itemPath, method];
      const value = item[method];
      if (!enter("operation", value, path)) continue;
      const parameters = [
        ...placed(item.parameters, [...itemPath, "parameters"]),
        ...placed(value.parameters, [...path, "parameters"]),
      ];
      operations.push({
        url,
        method,
        value,
        path,
        parameters,
        keyless: listOf(value.security ?? root.security).length === 0,
      });
      visitEach(value.parameters, [...path, "parameters"], visitParameter);
      visitEach(value.responses, [...path, "responses"], visitResponse);
    }
  }
  return { root, nodes, references, operations, componentSchemas };
}

/**
 * @param {unknown} holder A list or a map.
 * @param {Path} path
 * @param {(value: unknown, path: Path) => void} visit
 */
function visitEach(holder, path, visit) {
  if (Array.isArray(holder)) for (const [index, value] of holder.entries()) visit(value, [...path, index]);
  for (const [name, value] of entriesOf(holder)) visit(value, [...path, name]);
}

/**
 * @param {unknown} list
 * @param {Path} path
 * @returns {Parameter[]}
 */
function placed(list, path) {
  return listOf(list)
    .map((value, index) => ({ value, path: [...path, index] }))
    .filter(({ value }) => isObject(value));
}
