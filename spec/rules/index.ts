import accessSecurity from "./access-security.ts";
import auxFields from "./aux-fields.ts";
import auxNames from "./aux-names.ts";
import boundsStatedOnce from "./bounds-stated-once.ts";
import commaLists from "./comma-lists.ts";
import componentNames from "./component-names.ts";
import componentOrigin from "./component-origin.ts";
import constraintParameters from "./constraint-parameters.ts";
import contractFiles from "./contract-files.ts";
import defaultFitsSchema from "./default-fits-schema.ts";
import defaultInProse from "./default-in-prose.ts";
import described from "./described.ts";
import enumCase from "./enum-case.ts";
import errorExamples from "./error-examples.ts";
import errorResponses from "./error-responses.ts";
import exampleRequest from "./example-request.ts";
import exemplified from "./exemplified.ts";
import extensionBesideReference from "./extension-beside-reference.ts";
import extensionKnown from "./extension-known.ts";
import extensionSchema from "./extension-schema.ts";
import fieldNames from "./field-names.ts";
import integerBounds from "./integer-bounds.ts";
import integerFormat from "./integer-format.ts";
import isoTimes from "./iso-times.ts";
import lifecycleReplacement from "./lifecycle-replacement.ts";
import namesInProse from "./names-in-prose.ts";
import noNullable from "./no-nullable.ts";
import operationExtensions from "./operation-extensions.ts";
import operationIdFromPath from "./operation-id-from-path.ts";
import paginationParameters from "./pagination-parameters.ts";
import queryNames from "./query-names.ts";
import responseHeaders from "./response-headers.ts";
import resultRecord from "./result-record.ts";
import type { Rule } from "./support/rule.ts";
import typedSchema from "./typed-schema.ts";
import unitsAgree from "./units-agree.ts";
import unusedComponent from "./unused-component.ts";

export { toOperationId } from "./operation-id-from-path.ts";
export { brokenConstraints } from "./support/constraints.ts";
export { type Contract, readContract } from "./support/contract.ts";
export { readExtensions } from "./support/extensions.ts";
export { locateFinding, type RuleFinding, runRules } from "./support/run.ts";
export { schemasAt } from "./support/schemas.ts";

/** The rules for source files and bundles. Each rule has a file with its name. */
export const rules = {
  "access-security": accessSecurity,
  "aux-fields": auxFields,
  "aux-names": auxNames,
  "bounds-stated-once": boundsStatedOnce,
  "comma-lists": commaLists,
  "component-names": componentNames,
  "component-origin": componentOrigin,
  "constraint-parameters": constraintParameters,
  "default-fits-schema": defaultFitsSchema,
  "default-in-prose": defaultInProse,
  described,
  "enum-case": enumCase,
  "error-examples": errorExamples,
  "error-responses": errorResponses,
  "example-request": exampleRequest,
  exemplified,
  "extension-beside-reference": extensionBesideReference,
  "extension-known": extensionKnown,
  "extension-schema": extensionSchema,
  "field-names": fieldNames,
  "integer-bounds": integerBounds,
  "integer-format": integerFormat,
  "iso-times": isoTimes,
  "lifecycle-replacement": lifecycleReplacement,
  "names-in-prose": namesInProse,
  "no-nullable": noNullable,
  "operation-extensions": operationExtensions,
  "operation-id-from-path": operationIdFromPath,
  "pagination-parameters": paginationParameters,
  "query-names": queryNames,
  "response-headers": responseHeaders,
  "result-record": resultRecord,
  "typed-schema": typedSchema,
  "units-agree": unitsAgree,
  "unused-component": unusedComponent,
} satisfies Record<string, Rule>;

/** The rules for source files only. */
export const sourceRules = {
  "contract-files": contractFiles,
} satisfies Record<string, Rule>;
