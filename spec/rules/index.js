import accessSecurity from "./access-security.js";
import auxFields from "./aux-fields.js";
import auxNames from "./aux-names.js";
import commaLists from "./comma-lists.js";
import componentNames from "./component-names.js";
import componentOrigin from "./component-origin.js";
import constraintParameters from "./constraint-parameters.js";
import contractFiles from "./contract-files.js";
import described from "./described.js";
import errorResponses from "./error-responses.js";
import exampleRequest from "./example-request.js";
import exemplified from "./exemplified.js";
import extensionBesideReference from "./extension-beside-reference.js";
import extensionKnown from "./extension-known.js";
import extensionSchema from "./extension-schema.js";
import integerFormat from "./integer-format.js";
import lifecycleReplacement from "./lifecycle-replacement.js";
import noNullable from "./no-nullable.js";
import operationExtensions from "./operation-extensions.js";
import operationIdFromPath from "./operation-id-from-path.js";
import paginationParameters from "./pagination-parameters.js";
import queryNames from "./query-names.js";
import responseHeaders from "./response-headers.js";
import resultRecord from "./result-record.js";
import typedSchema from "./typed-schema.js";
import unusedComponent from "./unused-component.js";

/** The rules that hold of the contract in either form, sources and bundle. Each is in the file of its name. */
export const rules = {
  "access-security": accessSecurity,
  "aux-fields": auxFields,
  "aux-names": auxNames,
  "comma-lists": commaLists,
  "component-names": componentNames,
  "component-origin": componentOrigin,
  "constraint-parameters": constraintParameters,
  described,
  "error-responses": errorResponses,
  "example-request": exampleRequest,
  exemplified,
  "extension-beside-reference": extensionBesideReference,
  "extension-known": extensionKnown,
  "extension-schema": extensionSchema,
  "integer-format": integerFormat,
  "lifecycle-replacement": lifecycleReplacement,
  "no-nullable": noNullable,
  "operation-extensions": operationExtensions,
  "operation-id-from-path": operationIdFromPath,
  "pagination-parameters": paginationParameters,
  "query-names": queryNames,
  "response-headers": responseHeaders,
  "result-record": resultRecord,
  "typed-schema": typedSchema,
  "unused-component": unusedComponent,
};

/** The rules that hold of the sources alone. */
export const sourceRules = {
  "contract-files": contractFiles,
};
