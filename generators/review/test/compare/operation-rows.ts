import type { JsonObject } from "@market-data/generator-core";
import { document } from "./documents.ts";

export type OperationRow = readonly [
  name: string,
  before: JsonObject,
  after: JsonObject,
  forward: string,
  backward: string,
];

const string = { type: "string" };
const list = { type: "array", items: string };
const map = { type: "object", additionalProperties: list };
const parameter = (more: JsonObject = {}) => ({ name: "x", in: "query", schema: string, ...more });
const takes = (...parameters: JsonObject[]) => document({ parameters });
const body = (more: JsonObject = {}) => ({ content: { "application/json": { schema: string } }, ...more });
const json = (schema: JsonObject) => ({ content: { "application/json": { schema } } });
const responds = (responses: JsonObject) => document({ responses });
const ok = (more: JsonObject = {}) => ({ 200: { description: "Things.", ...more } });
const header = (more: JsonObject = {}) => ok({ headers: { "X-Count": { schema: string, ...more } } });
const at = (path: string, operation: JsonObject = {}, method = "get"): JsonObject => ({
  openapi: "3.1.0",
  info: { title: "Things", version: "1.0.0" },
  paths: { [path]: { [method]: { responses: {}, ...operation } } },
});
const schemes = {
  ApiKey: { type: "apiKey", in: "header", name: "X-Key" },
  OAuth: { type: "oauth2", flows: {} },
};
const requires = (...security: JsonObject[]) => document({ security }, { securitySchemes: schemes });

const under = (item: JsonObject, servers?: JsonObject[]): JsonObject => ({
  ...at("/a"),
  paths: { "/a": { get: { responses: {} }, ...item } },
  ...(servers === undefined ? {} : { servers }),
});
const EU = { url: "https://eu.example.com" };
const US = { url: "https://us.example.com" };
const regional = (region: JsonObject) =>
  under({}, [{ url: "https://{region}.example.com", variables: { region } }]);
const localized = (region: JsonObject) =>
  under({ servers: [{ url: "https://{region}.example.com", variables: { region } }] });

const operations: OperationRow[] = [
  [
    "an operation is removed",
    at("/a"),
    { ...at("/a"), paths: {} },
    "major operation-removed",
    "minor operation-added",
  ],
  ["another method", at("/a"), at("/a", {}, "post"), "major operation-removed", "major operation-removed"],
  ["another path", at("/a"), at("/b"), "major operation-removed", "major operation-removed"],
  [
    "an operation is renamed",
    at("/a", { operationId: "a" }),
    at("/a", { operationId: "b" }),
    "major operation-renamed",
    "major operation-renamed",
  ],
  ["an operation is named", at("/a"), at("/a", { operationId: "b" }), "none", "major operation-renamed"],
  [
    "a path parameter is renamed",
    at("/a/{x}", { parameters: [parameter({ in: "path", required: true })] }),
    at("/a/{y}", { parameters: [parameter({ name: "y", in: "path", required: true })] }),
    "major request-parameter-renamed",
    "major request-parameter-renamed",
  ],
  [
    "an operation is deprecated",
    at("/a"),
    at("/a", { deprecated: true }),
    "minor operation-deprecated",
    "minor operation-no-longer-deprecated",
  ],
  [
    "a summary changes",
    at("/a", { summary: "A." }),
    at("/a", { summary: "B." }),
    "patch summary-changed",
    "patch summary-changed",
  ],
  [
    "the summary of a path changes",
    under({ summary: "A." }),
    under({ summary: "B." }),
    "patch summary-changed",
    "patch summary-changed",
  ],
  [
    "the description of a path changes",
    under({ description: "A." }),
    under({ description: "B." }),
    "patch description-changed",
    "patch description-changed",
  ],
  [
    "a group changes",
    at("/a", { tags: ["a"] }),
    at("/a", { tags: ["b"] }),
    "patch group-changed",
    "patch group-changed",
  ],
  [
    "a callback is added",
    at("/a"),
    at("/a", { callbacks: { done: { "{$url}": { post: {} } } } }),
    "minor callback-added",
    "major callback-removed",
  ],
];

const parameters: OperationRow[] = [
  [
    "a single value has a mark",
    at("/a/{x}", { parameters: [parameter({ in: "path", required: true })] }),
    at("/a/{x}", { parameters: [parameter({ in: "path", required: true, style: "label" })] }),
    "major request-parameter-serialization-changed",
    "major request-parameter-serialization-changed",
  ],
  [
    "has a schema",
    takes({ name: "x", in: "query" }),
    takes(parameter()),
    "major request-schema-added",
    "minor request-schema-removed",
  ],
  [
    "may be empty",
    takes(parameter()),
    takes(parameter({ allowEmptyValue: true })),
    "minor request-parameter-empty-value-allowed",
    "major request-parameter-empty-value-rejected",
  ],
  [
    "one is added",
    takes(),
    takes(parameter()),
    "minor request-parameter-added",
    "major request-parameter-removed",
  ],
  [
    "a required one is added",
    takes(),
    takes(parameter({ required: true })),
    "major request-required-parameter-added",
    "major request-parameter-removed",
  ],
  [
    "one becomes required",
    takes(parameter()),
    takes(parameter({ required: true })),
    "major request-parameter-became-required",
    "minor request-parameter-became-optional",
  ],
  [
    "one moves to a header",
    takes(parameter()),
    takes(parameter({ in: "header" })),
    "major request-parameter-removed",
    "major request-parameter-removed",
  ],
  [
    "a list is written in another way",
    takes(parameter({ schema: list })),
    takes(parameter({ schema: list, explode: false })),
    "major request-parameter-serialization-changed",
    "major request-parameter-serialization-changed",
  ],
  [
    "a list is written in another style",
    takes(parameter({ schema: list, explode: false })),
    takes(parameter({ schema: list, style: "pipeDelimited", explode: false })),
    "major request-parameter-serialization-changed",
    "major request-parameter-serialization-changed",
  ],
  [
    "one is written as JSON",
    takes(parameter()),
    takes({ name: "x", in: "query", content: { "application/json": { schema: string } } }),
    "major request-parameter-serialization-changed",
    "major request-parameter-serialization-changed",
  ],
  [
    "one is deprecated",
    takes(parameter()),
    takes(parameter({ deprecated: true })),
    "minor request-parameter-deprecated",
    "minor request-parameter-no-longer-deprecated",
  ],
  [
    "its description changes",
    takes(parameter({ description: "A." })),
    takes(parameter({ description: "B." })),
    "patch description-changed",
    "patch description-changed",
  ],
  [
    "its example changes",
    takes(parameter({ example: "a" })),
    takes(parameter({ example: "b" })),
    "patch example-changed",
    "patch example-changed",
  ],
  [
    "the items of a list change",
    takes(parameter({ schema: list })),
    takes(parameter({ schema: { type: "array", items: { type: "integer" } } })),
    "major request-type-changed",
    "major request-type-changed",
  ],
];

const form = (more: JsonObject = {}) => ({ content: { "multipart/form-data": { schema: map, ...more } } });
const encodes = (X: JsonObject) =>
  document(
    { requestBody: form({ encoding: { a: { headers: { X: { $ref: "#/components/headers/X" } } } } }) },
    { headers: { X } },
  );
const linked = (link: JsonObject) =>
  document(
    { responses: ok({ links: { next: { $ref: "#/components/links/Next" } } }) },
    { links: { Next: link } },
  );

const bodies: OperationRow[] = [
  [
    "a request body is added",
    document({}),
    document({ requestBody: body() }),
    "minor request-body-added",
    "major request-body-removed",
  ],
  [
    "a required request body is added",
    document({}),
    document({ requestBody: body({ required: true }) }),
    "major request-body-added",
    "major request-body-removed",
  ],
  [
    "a request body becomes required",
    document({ requestBody: body() }),
    document({ requestBody: body({ required: true }) }),
    "major request-body-became-required",
    "minor request-body-became-optional",
  ],
  [
    "a request body has another media type",
    document({ requestBody: body() }),
    document({ requestBody: { content: { "text/csv": { schema: string } } } }),
    "major request-media-type-removed",
    "major request-media-type-removed",
  ],
  [
    "a request body has one more media type",
    document({ requestBody: body() }),
    document({ requestBody: { content: { "application/json": { schema: string }, "text/csv": {} } } }),
    "minor request-media-type-added",
    "major request-media-type-removed",
  ],
  [
    "a successful status is added",
    responds(ok()),
    responds({ ...ok(), 202: { description: "Later." } }),
    "minor response-status-added",
    "major response-status-removed",
  ],
  [
    "an error status is added",
    responds(ok()),
    responds({ ...ok(), 404: { description: "None." } }),
    "minor response-error-status-added",
    "minor response-error-status-removed",
  ],
  [
    "a response has a body",
    responds(ok()),
    responds(ok(body())),
    "minor response-media-type-added",
    "major response-media-type-removed",
  ],
  [
    "the schema of a response is removed",
    responds(ok(body())),
    responds(ok({ content: { "application/json": {} } })),
    "major response-schema-removed",
    "minor response-schema-added",
  ],
  [
    "a response leads to another operation",
    responds(ok({ links: { next: { operationId: "a" } } })),
    responds(ok({ links: { next: { operationId: "b" } } })),
    "major response-link-changed",
    "major response-link-changed",
  ],
  [
    "a response leads somewhere",
    responds(ok()),
    responds(ok({ links: { next: { operationId: "a" } } })),
    "minor response-link-added",
    "major response-link-removed",
  ],
  [
    "what a component's link leads to changes",
    linked({ operationId: "a" }),
    linked({ operationId: "b" }),
    "major response-link-changed",
    "major response-link-changed",
  ],
  [
    "a response leads to another operation of another document",
    at("/a", { responses: ok({ links: { next: { operationRef: "https://a.example#/paths/~1a/get" } } }) }),
    at("/a", { responses: ok({ links: { next: { operationRef: "https://a.example#/paths/~1b/get" } } }) }),
    "major response-link-changed",
    "major response-link-changed",
  ],
  [
    "a parameter of a link with the name of a keyword for readers",
    responds(ok({ links: { next: { operationId: "a", parameters: { title: "$response.body#/a" } } } })),
    responds(ok({ links: { next: { operationId: "a", parameters: { title: "$response.body#/b" } } } })),
    "major response-link-changed",
    "major response-link-changed",
  ],
  [
    "a header of a field of a form",
    document({ requestBody: form({ encoding: { a: { headers: { "x-custom": { schema: string } } } } }) }),
    document({ requestBody: form({ encoding: { a: { headers: { "x-custom": { schema: list } } } } }) }),
    "major request-encoding-changed",
    "major request-encoding-changed",
  ],
  [
    "a header of a field of a form, as a component",
    encodes({ schema: string }),
    encodes({ schema: list }),
    "major request-encoding-changed",
    "major request-encoding-changed",
  ],
  [
    "a field of a form is written in another way",
    document({ requestBody: form({ encoding: { a: { style: "spaceDelimited" } } }) }),
    document({ requestBody: form({ encoding: { a: { style: "pipeDelimited" } } }) }),
    "major request-encoding-changed",
    "major request-encoding-changed",
  ],
  [
    "a field of a form is written in a way that is not the default",
    document({ requestBody: form() }),
    document({ requestBody: form({ encoding: { a: { explode: false } } }) }),
    "major request-encoding-changed",
    "major request-encoding-changed",
  ],
  [
    "a part of a response has another media type",
    responds(ok(form({ encoding: { a: { contentType: "text/csv" } } }))),
    responds(ok(form({ encoding: { a: { contentType: "text/plain" } } }))),
    "major response-encoding-changed",
    "major response-encoding-changed",
  ],
  [
    "an example of a response changes",
    responds(ok({ content: { "application/json": { example: 1 } } })),
    responds(ok({ content: { "application/json": { example: 2 } } })),
    "patch example-changed",
    "patch example-changed",
  ],
  [
    "the description of a response changes",
    responds(ok()),
    responds(ok({ description: "Other." })),
    "patch description-changed",
    "patch description-changed",
  ],
  [
    "a header is added",
    responds(ok()),
    responds(header()),
    "minor response-header-added",
    "major response-header-removed",
  ],
  [
    "a header is always sent",
    responds(header()),
    responds(header({ required: true })),
    "minor response-header-became-required",
    "major response-header-became-optional",
  ],
  [
    "the errors without a status are no longer documented",
    responds({ 200: { description: "A." }, default: { description: "B." } }),
    responds({ 200: { description: "A." } }),
    "minor response-error-status-removed",
    "minor response-error-status-added",
  ],
  [
    "a keyword without a rule",
    document({ requestBody: { content: { "multipart/mixed": { itemEncoding: { style: "form" } } } } }),
    document({
      requestBody: { content: { "multipart/mixed": { itemEncoding: { style: "pipeDelimited" } } } },
    }),
    "major unknown-keyword-changed",
    "major unknown-keyword-changed",
  ],
  [
    "a media type beside a range",
    document({ requestBody: { content: { "*/*": {} } } }),
    document({ requestBody: { content: { "*/*": {}, "image/png": {} } } }),
    "none",
    "none",
  ],
  [
    "a header has a schema",
    responds(ok({ headers: { "X-Count": {} } })),
    responds(header()),
    "minor response-schema-added",
    "major response-schema-removed",
  ],
  [
    "a redirect is removed",
    responds({ 302: { description: "Found." }, 404: { description: "None." } }),
    responds({ 404: { description: "None." } }),
    "major response-status-removed",
    "minor response-status-added",
  ],
  [
    "a status by its range",
    responds({ 200: { description: "A." } }),
    responds({ "2XX": { description: "A." } }),
    "minor response-status-added",
    "none",
  ],
  [
    "a media type by its range",
    document({ requestBody: { content: { "image/png": {} } } }),
    document({ requestBody: { content: { "image/*": {} } } }),
    "minor request-media-type-widened",
    "major request-media-type-narrowed",
  ],
  [
    "a field of a form accepts one more media type",
    document({ requestBody: form({ encoding: { a: { contentType: "image/png" } } }) }),
    document({ requestBody: form({ encoding: { a: { contentType: "image/png, image/jpeg" } } }) }),
    "minor request-encoding-widened",
    "major request-encoding-narrowed",
  ],
  [
    "words about a link",
    responds(ok({ links: { next: { operationId: "a", description: "A." } } })),
    responds(ok({ links: { next: { operationId: "a" } } })),
    "patch description-changed",
    "patch description-changed",
  ],
  [
    "a header is deprecated",
    responds(header()),
    responds(header({ deprecated: true })),
    "minor response-header-deprecated",
    "minor response-header-no-longer-deprecated",
  ],
  [
    "a header is written in another way",
    responds(header({ schema: list })),
    responds(header({ schema: list, explode: true })),
    "major response-header-serialization-changed",
    "major response-header-serialization-changed",
  ],
  [
    "a header has another media type",
    responds(header()),
    responds(ok({ headers: { "X-Count": { content: { "application/json": { schema: string } } } } })),
    "major response-header-serialization-changed",
    "major response-header-serialization-changed",
  ],
  [
    "a header is of another type",
    responds(header()),
    responds(header({ schema: { type: "integer" } })),
    "major response-type-changed",
    "major response-type-changed",
  ],
];

const notifies = (webhooks: JsonObject, sold: JsonObject = {}) =>
  document({}, { pathItems: { Sold: sold } }, { webhooks });
const oauth = (flows: readonly string[]) => ({
  type: "oauth2",
  flows: Object.fromEntries(flows.map((flow) => [flow, { tokenUrl: "/token", scopes: { read: "Reads." } }])),
});
const pays = (Key: JsonObject, ...security: JsonObject[]) =>
  document(
    { security },
    { securitySchemes: { Key: { $ref: "#/components/securitySchemes/Other" }, Other: Key } },
  );
const pushes = (security: JsonObject[], Key: JsonObject = schemes.ApiKey) =>
  document({}, { securitySchemes: { Key } }, { webhooks: { sold: { post: { security } } } });
const inQuery = { type: "apiKey", in: "query", name: "key" };
const calls = (post: JsonObject) => document(done({ post }));
const done = (item: JsonObject) => ({ callbacks: { Done: { "{$request.query.url}": item } } });

const whole: OperationRow[] = [
  [
    "a key is required",
    document({}),
    requires({ ApiKey: [] }),
    "major security-tightened",
    "minor security-loosened",
  ],
  [
    "another way in",
    requires({ ApiKey: [] }),
    requires({ ApiKey: [] }, { OAuth: [] }),
    "minor security-loosened",
    "major security-tightened",
  ],
  [
    "both ways at once",
    requires({ ApiKey: [] }),
    requires({ ApiKey: [], OAuth: [] }),
    "major security-tightened",
    "minor security-loosened",
  ],
  [
    "one more scope",
    requires({ OAuth: ["read"] }),
    requires({ OAuth: ["read", "write"] }),
    "major security-tightened",
    "minor security-loosened",
  ],
  [
    "the key is optional",
    requires({ ApiKey: [] }),
    requires({ ApiKey: [] }, {}),
    "minor security-loosened",
    "major security-tightened",
  ],
  [
    "the key has another header",
    requires({ ApiKey: [] }),
    document(
      { security: [{ ApiKey: [] }] },
      { securitySchemes: { ...schemes, ApiKey: { type: "apiKey", in: "header", name: "X-Other" } } },
    ),
    "major security-scheme-changed",
    "major security-scheme-changed",
  ],
  [
    "a server is removed",
    document({}, {}, { servers: [{ url: "/a" }, { url: "/b" }] }),
    document({}, {}, { servers: [{ url: "/a" }] }),
    "major server-removed",
    "minor servers-changed",
  ],
  [
    "a webhook is removed",
    notifies({ sold: { post: {} }, born: { post: {} } }),
    notifies({ sold: { post: {} } }),
    "major webhook-removed",
    "minor webhook-added",
  ],
  [
    "what a webhook refers to changes",
    notifies({ sold: { $ref: "#/components/pathItems/Sold" } }, { post: { requestBody: body() } }),
    notifies({ sold: { $ref: "#/components/pathItems/Sold" } }, { post: {} }),
    "major response-body-removed",
    "minor response-body-added",
  ],
  [
    "the description of a webhook changes",
    notifies({ sold: { post: {}, description: "A." } }),
    notifies({ sold: { post: {}, description: "B." } }),
    "patch description-changed",
    "patch description-changed",
  ],
  [
    "what a callback refers to changes",
    document({ callbacks: { done: { $ref: "#/components/callbacks/Done" } } }, done({ post: {} })),
    document({ callbacks: { done: { $ref: "#/components/callbacks/Done" } } }, done({ put: {} })),
    "major callback-removed",
    "major callback-removed",
  ],
  [
    "a field of a webhook is new",
    notifies({ sold: { post: { requestBody: json({ type: "object", properties: {} }) } } }),
    notifies({ sold: { post: { requestBody: json({ type: "object", properties: { a: string } }) } } }),
    "minor response-field-added",
    "major response-field-removed",
  ],
  [
    "a webhook accepts one more status",
    notifies({ sold: { post: { responses: { 200: {} } } } }),
    notifies({ sold: { post: { responses: { 200: {}, 202: {} } } } }),
    "minor request-status-added",
    "major request-status-removed",
  ],
  [
    "a parameter of a webhook may be missing",
    notifies({ sold: { post: { parameters: [parameter({ required: true })] } } }),
    notifies({ sold: { post: { parameters: [parameter()] } } }),
    "major response-parameter-became-optional",
    "minor response-parameter-became-required",
  ],
  [
    "a further flow for a token",
    document({ security: [{ OAuth: [] }] }, { securitySchemes: { OAuth: oauth(["implicit"]) } }),
    document({ security: [{ OAuth: [] }] }, { securitySchemes: { OAuth: oauth(["implicit", "password"]) } }),
    "minor security-scheme-extended",
    "major security-scheme-changed",
  ],
  [
    "a scheme behind a reference",
    pays(schemes.ApiKey, { Key: [] }),
    pays(inQuery, { Key: [] }),
    "major security-scheme-changed",
    "major security-scheme-changed",
  ],
  [
    "the scheme of a webhook",
    pushes([{ Key: [] }]),
    pushes([{ Key: [] }], inQuery),
    "major security-scheme-changed",
    "major security-scheme-changed",
  ],
  [
    "the scheme of a callback",
    document(done({ post: { security: [{ Key: [] }] } }), { securitySchemes: { Key: schemes.ApiKey } }),
    document(done({ post: { security: [{ Key: [] }] } }), { securitySchemes: { Key: inQuery } }),
    "major security-scheme-changed",
    "major security-scheme-changed",
  ],
  [
    "a scheme that nothing uses",
    pays(schemes.ApiKey),
    pays({ type: "http", scheme: "basic" }),
    "patch unused-security-scheme-changed",
    "patch unused-security-scheme-changed",
  ],
  [
    "the service sends credentials to a webhook",
    pushes([]),
    pushes([{ Key: [] }]),
    "minor security-loosened",
    "major security-tightened",
  ],
  [
    "a key is required for the whole API, beside a webhook",
    document({}, { securitySchemes: schemes }, { webhooks: { sold: { post: {} } } }),
    document(
      {},
      { securitySchemes: schemes },
      { webhooks: { sold: { post: {} } }, security: [{ ApiKey: [] }] },
    ),
    "major security-tightened",
    "minor security-loosened",
  ],
  [
    "the service sends other credentials to a callback too",
    calls({ security: [{ ApiKey: [] }] }),
    calls({ security: [{ ApiKey: [] }, { OAuth: [] }] }),
    "major security-tightened",
    "minor security-loosened",
  ],
  [
    "a keyword of the API without a rule",
    document({}),
    document({}, {}, { schemes: ["https"] }),
    "major unknown-keyword-changed",
    "major unknown-keyword-changed",
  ],
  [
    "a keyword of a path without a rule",
    under({}),
    under({ copy: { responses: {} } }),
    "major unknown-keyword-changed",
    "major unknown-keyword-changed",
  ],
  [
    "a schema without an operation",
    document({}, { schemas: { A: { type: "string" } } }),
    document({}, { schemas: { A: { type: "integer" } } }),
    "patch response-type-changed",
    "patch response-type-changed",
  ],
  [
    "the title changes",
    document({}),
    document({}, {}, { info: { title: "Other", version: "1.0.0" } }),
    "patch title-changed",
    "patch title-changed",
  ],
];

const servers: OperationRow[] = [
  [
    "one more of a path",
    under({ servers: [EU] }),
    under({ servers: [EU, US] }),
    "minor servers-changed",
    "major server-removed",
  ],
  [
    "a path has its own",
    under({}, [EU]),
    under({ servers: [US] }, [EU]),
    "major server-removed",
    "major server-removed",
  ],
  [
    "a path has its own, and the API names none",
    under({}),
    under({ servers: [US] }),
    "major server-removed",
    "major server-removed",
  ],
  [
    "an operation has its own",
    under({ servers: [EU] }),
    under({ servers: [EU], get: { responses: {}, servers: [EU, US] } }),
    "minor servers-changed",
    "major server-removed",
  ],
  ["their order", under({}, [EU, US]), under({}, [US, EU]), "patch servers-changed", "patch servers-changed"],
  [
    "a value of a variable",
    regional({ default: "eu", enum: ["eu", "us"] }),
    regional({ default: "eu", enum: ["eu"] }),
    "major server-variable-narrowed",
    "minor server-variable-widened",
  ],
  [
    "the values of a variable are limited",
    regional({ default: "eu" }),
    regional({ default: "eu", enum: ["eu"] }),
    "major server-variable-narrowed",
    "minor server-variable-widened",
  ],
  [
    "the default of a variable",
    regional({ default: "eu" }),
    regional({ default: "us" }),
    "major server-variable-default-changed",
    "major server-variable-default-changed",
  ],
  [
    "the description of a variable",
    regional({ default: "eu", description: "A." }),
    regional({ default: "eu", description: "B." }),
    "patch description-changed",
    "patch description-changed",
  ],
  [
    "a value of a variable of a path",
    localized({ default: "eu", enum: ["eu", "us"] }),
    localized({ default: "eu", enum: ["eu"] }),
    "major server-variable-narrowed",
    "minor server-variable-widened",
  ],
];

const lengths = {
  anyOf: [
    { type: "string", maxLength: 3 },
    { type: "string", minLength: 9 },
  ],
};
const leads = (operationId: string) => ({ responses: ok({ links: { next: { operationId } } }) });
const leadsOut = { responses: ok({ links: { next: { operationRef: "https://a.example#/paths/~1a/get" } } }) };
const component = (more: JsonObject) => ({ parameters: { X: parameter(more) } });

/** Refactorings: what a client may send and receive is the same. */
export const OPERATION_REFACTORINGS: readonly (readonly [
  name: string,
  before: JsonObject,
  after: JsonObject,
])[] = [
  [
    "a parameter as a component",
    takes(parameter()),
    document({ parameters: [{ $ref: "#/components/parameters/X" }] }, component({})),
  ],
  [
    "the order of parameters",
    takes(parameter(), parameter({ name: "y" })),
    takes(parameter({ name: "y" }), parameter()),
  ],
  [
    "the default style, said",
    takes(parameter({ schema: list })),
    takes(parameter({ schema: list, style: "form", explode: true, allowReserved: false })),
  ],
  ["the form of a single value", takes(parameter()), takes(parameter({ explode: false }))],
  [
    "a parameter of the path item",
    at("/a", { parameters: [parameter()] }),
    { ...at("/a"), paths: { "/a": { parameters: [parameter()], get: { responses: {} } } } },
  ],
  [
    "the name of a path parameter's component",
    at("/a/{x}", { parameters: [parameter({ in: "path", required: true })] }),
    at("/a/{x}", { parameters: [parameter({ in: "path" })] }),
  ],
  [
    "a response as a component",
    responds(ok()),
    document(
      { responses: { 200: { $ref: "#/components/responses/Good" } } },
      { responses: { Good: { description: "Things." } } },
    ),
  ],
  [
    "a header in other letters",
    responds(header()),
    responds(ok({ headers: { "x-count": { schema: string } } })),
  ],
  [
    "security for the whole API",
    requires({ ApiKey: [] }),
    document({}, { securitySchemes: schemes }, { security: [{ ApiKey: [] }] }),
  ],
  ["no security, said", document({}), document({ security: [] })],
  ["the servers of a path, said for its operation", under({ servers: [EU] }), at("/a", { servers: [EU] })],
  [
    "the name of a scheme",
    requires({ ApiKey: [] }),
    document({ security: [{ Key: [] }] }, { securitySchemes: { Key: schemes.ApiKey } }),
  ],
  [
    "the case of an HTTP scheme, and words about it",
    document({ security: [{ A: [] }] }, { securitySchemes: { A: { type: "http", scheme: "Bearer" } } }),
    document(
      { security: [{ A: [] }] },
      { securitySchemes: { A: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    ),
  ],
  [
    "a relative server as a part of the paths",
    { ...at("/v1/a"), servers: [{ url: "/" }] },
    { ...at("/a"), servers: [{ url: "/v1" }] },
  ],
  ["the default server, said", document({}), document({}, {}, { servers: [{ url: "/" }] })],
  [
    "a path of the servers as a part of the paths",
    { ...at("/v1/a"), servers: [{ url: "https://a.example" }] },
    { ...at("/a"), servers: [{ url: "https://a.example/v1" }] },
  ],
  [
    "a path of the servers as a part of the paths, and a link",
    { ...at("/v1/a", { operationId: "a", ...leads("a") }), servers: [{ url: "https://a.example" }] },
    { ...at("/a", { operationId: "a", ...leads("a") }), servers: [{ url: "https://a.example/v1" }] },
  ],
  [
    "an operation without a name, in front of a link to another document",
    { ...at("/a", leadsOut), paths: { "/a": { get: { responses: {} } }, "/b": { get: leadsOut } } },
    {
      ...at("/a", leadsOut),
      paths: { "/b": { get: { deprecated: false, ...leadsOut } }, "/a": { get: { responses: {} } } },
    },
  ],
  [
    "words about a link and its extensions",
    responds(ok({ links: { next: { operationId: "a", "x-a": 1 } } })),
    responds(ok({ links: { next: { operationId: "a" } } })),
  ],
  [
    "the type of a parameter in `allOf`",
    takes(parameter()),
    takes(parameter({ schema: { allOf: [string] } })),
  ],
  [
    "null as a choice, in a parameter",
    takes(parameter({ schema: { type: "string", nullable: true } })),
    takes(parameter({ schema: { anyOf: [string, { type: "null" }] } })),
  ],
  [
    "the type of a parameter with values",
    takes(parameter({ schema: { enum: ["a"] } })),
    takes(parameter({ schema: { type: "string", enum: ["a"] } })),
  ],
  [
    "types of a parameter as a choice",
    takes(parameter({ schema: { type: ["string", "integer"] } })),
    takes(parameter({ schema: { oneOf: [string, { type: "integer" }] } })),
  ],
  [
    "a scheme behind a reference, written in place",
    pays(schemes.ApiKey, { Key: [] }),
    document({ security: [{ Key: [] }] }, { securitySchemes: { Key: schemes.ApiKey } }),
  ],
  [
    "the form of a single value with a choice",
    takes(parameter({ schema: lengths })),
    takes(parameter({ schema: lengths, explode: false })),
  ],
  ["the servers of a callback", calls({ servers: [EU] }), calls({ servers: [US] })],
  [
    "the case and the charset of a media type",
    document({ requestBody: { content: { "Application/JSON; charset=utf-8": { schema: string } } } }),
    document({ requestBody: { content: { "application/json": { schema: string } } } }),
  ],
  [
    "bytes as OpenAPI 3.0 and 3.1 write them",
    document({ requestBody: { content: { "image/png": { schema: { type: "string", format: "binary" } } } } }),
    document({ requestBody: { content: { "image/png": {} } } }),
  ],
  ["a header that OpenAPI ignores", takes(parameter({ name: "Accept", in: "header" })), document({})],
  [
    "the default form of a header, said",
    responds(header({ schema: list })),
    responds(header({ schema: list, style: "simple", explode: false })),
  ],
  ["extensions among statuses", responds(ok()), responds({ ...ok(), "x-internal": {} })],
  [
    "the default encoding of a field",
    document({
      requestBody: { content: { "multipart/form-data": { schema: { properties: { a: string } } } } },
    }),
    document({
      requestBody: {
        content: {
          "multipart/form-data": {
            schema: { properties: { a: string } },
            encoding: { a: { contentType: "text/plain", style: "form" } },
          },
        },
      },
    }),
  ],
  ["the order of ways in", requires({ ApiKey: [] }, { OAuth: [] }), requires({ OAuth: [] }, { ApiKey: [] })],
  [
    "the order of statuses",
    responds({ 200: { description: "A." }, 404: { description: "B." } }),
    responds({ 404: { description: "B." }, 200: { description: "A." } }),
  ],
  ["a component that nothing uses", document({}), document({}, component({}))],
];

/** Changes of what stands around schemas, by what they are about. */
export const OPERATION_ROWS: readonly (readonly [title: string, rows: readonly OperationRow[]])[] = [
  ["operations", operations],
  ["parameters", parameters],
  ["bodies and headers", bodies],
  ["the whole API", whole],
  ["servers", servers],
];
