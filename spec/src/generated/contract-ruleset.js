// Generated from spec/ by "pnpm generate" (lint/write-rulesets.ts). Do not edit.
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// builtin:node:fs
var require_node_fs = __commonJS({
  "builtin:node:fs"(exports, module) {
    module.exports = process.getBuiltinModule("node:fs");
  }
});

// builtin:node:path
var require_node_path = __commonJS({
  "builtin:node:path"(exports, module) {
    module.exports = process.getBuiltinModule("node:path");
  }
});

// ../node_modules/.pnpm/fastest-levenshtein@1.0.16/node_modules/fastest-levenshtein/mod.js
var require_mod = __commonJS({
  "../node_modules/.pnpm/fastest-levenshtein@1.0.16/node_modules/fastest-levenshtein/mod.js"(exports) {
    "use strict";
    exports.__esModule = true;
    exports.distance = exports.closest = void 0;
    var peq = new Uint32Array(65536);
    var myers_32 = function(a, b) {
      var n = a.length;
      var m = b.length;
      var lst = 1 << n - 1;
      var pv = -1;
      var mv = 0;
      var sc = n;
      var i = n;
      while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
      }
      for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= (eq & pv) + pv ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
          sc++;
        }
        if (pv & lst) {
          sc--;
        }
        mv = mv << 1 | 1;
        pv = pv << 1 | ~(xv | mv);
        mv &= xv;
      }
      i = n;
      while (i--) {
        peq[a.charCodeAt(i)] = 0;
      }
      return sc;
    };
    var myers_x = function(b, a) {
      var n = a.length;
      var m = b.length;
      var mhc = [];
      var phc = [];
      var hsize = Math.ceil(n / 32);
      var vsize = Math.ceil(m / 32);
      for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
      }
      var j = 0;
      for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
          peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
          var eq = peq[a.charCodeAt(i)];
          var pb = phc[i / 32 | 0] >>> i & 1;
          var mb = mhc[i / 32 | 0] >>> i & 1;
          var xv = eq | mv_1;
          var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
          var ph = mv_1 | ~(xh | pv_1);
          var mh = pv_1 & xh;
          if (ph >>> 31 ^ pb) {
            phc[i / 32 | 0] ^= 1 << i;
          }
          if (mh >>> 31 ^ mb) {
            mhc[i / 32 | 0] ^= 1 << i;
          }
          ph = ph << 1 | pb;
          mh = mh << 1 | mb;
          pv_1 = mh | ~(xv | ph);
          mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
          peq[b.charCodeAt(k)] = 0;
        }
      }
      var mv = 0;
      var pv = -1;
      var start = j * 32;
      var vlen = Math.min(32, m - start) + start;
      for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
      }
      var score = m;
      for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = phc[i / 32 | 0] >>> i & 1;
        var mb = mhc[i / 32 | 0] >>> i & 1;
        var xv = eq | mv;
        var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += ph >>> m - 1 & 1;
        score -= mh >>> m - 1 & 1;
        if (ph >>> 31 ^ pb) {
          phc[i / 32 | 0] ^= 1 << i;
        }
        if (mh >>> 31 ^ mb) {
          mhc[i / 32 | 0] ^= 1 << i;
        }
        ph = ph << 1 | pb;
        mh = mh << 1 | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
      }
      for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
      }
      return score;
    };
    var distance3 = function(a, b) {
      if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
      }
      if (b.length === 0) {
        return a.length;
      }
      if (a.length <= 32) {
        return myers_32(a, b);
      }
      return myers_x(a, b);
    };
    exports.distance = distance3;
    var closest = function(str, arr) {
      var min_distance = Infinity;
      var min_index = 0;
      for (var i = 0; i < arr.length; i++) {
        var dist = distance3(str, arr[i]);
        if (dist < min_distance) {
          min_distance = dist;
          min_index = i;
        }
      }
      return arr[min_index];
    };
    exports.closest = closest;
  }
});

// builtin:node:url
var require_node_url = __commonJS({
  "builtin:node:url"(exports, module) {
    module.exports = process.getBuiltinModule("node:url");
  }
});

// lint/contract-ruleset.ts
var import_node_fs4 = __toESM(require_node_fs(), 1);
var import_node_path4 = __toESM(require_node_path(), 1);
import { oas } from "@stoplight/spectral-rulesets";

// reading/json.ts
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function toObject(value) {
  return isObject(value) ? value : {};
}
function toList(value) {
  return Array.isArray(value) ? value : [];
}
function toEntries(value) {
  return Object.entries(toObject(value));
}
function valueAt(root, pointer) {
  let value = root;
  for (const segment of pointer) {
    if (Array.isArray(value)) value = value[Number(segment)];
    else if (isObject(value) && Object.hasOwn(value, segment)) value = value[segment];
    else return void 0;
  }
  return value;
}

// reading/listed-bundle.ts
var import_node_path = __toESM(require_node_path(), 1);

// reading/references.ts
var PLAIN = /^#(?:\/[^/%~]+)+$/;
function parseReference(reference) {
  if (PLAIN.test(reference)) return reference.slice(2).split("/");
  return reference.replace(/^#\/?/, "").split("/").filter((segment) => segment !== "").map((segment) => decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~"));
}
function formatReference(pointer) {
  const segments = pointer.map(
    (segment) => encodeURIComponent(String(segment).replaceAll("~", "~0").replaceAll("/", "~1"))
  );
  return `#/${segments.join("/")}`;
}
function getReference(value) {
  const reference = isObject(value) ? value["$ref"] : void 0;
  return typeof reference === "string" ? reference : void 0;
}
function resolveReference(document, value) {
  const reference = getReference(value);
  if (reference === void 0) return value;
  return resolveReference(document, valueAt(document, parseReference(reference)) ?? {});
}
function followReferences(document, pointer) {
  const target = (at) => {
    const reference = getReference(valueAt(document, at));
    return reference === void 0 ? at : target(parseReference(reference));
  };
  let end = [];
  for (const segment of pointer) {
    const isBeside = valueAt(document, [...end, segment]) !== void 0;
    end = [...isBeside ? end : target(end), segment];
  }
  return target(end);
}
function dereference(document) {
  const done = /* @__PURE__ */ new Map();
  const open = /* @__PURE__ */ new Set();
  function resolve2(value) {
    if (typeof value !== "object" || value === null) return value;
    const known = done.get(value);
    if (known !== void 0) return known;
    if (open.has(value)) return value;
    open.add(value);
    const resolved = resolveOpen(value);
    open.delete(value);
    return resolved;
  }
  function resolveOpen(value) {
    const reference = getReference(value);
    if (reference !== void 0) {
      const target = reference.startsWith("#/") ? valueAt(document, parseReference(reference)) : void 0;
      return target === void 0 || open.has(target) ? value : resolve2(target);
    }
    const copy = Array.isArray(value) ? value.map(resolve2) : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve2(item)]));
    done.set(value, copy);
    return copy;
  }
  return resolve2(document);
}

// reading/self-contained.ts
var MAX_DEPTH = 200;
function isSelfContained(document) {
  const references = /* @__PURE__ */ new Set();
  return collect(document, references, 0) && [...references].every((each) => hasTarget(document, each));
}
function collect(value, references, depth) {
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((item) => collect(item, references, depth + 1));
  if (!isObject(value)) return true;
  if (typeof value["externalValue"] === "string") return false;
  const reference = getReference(value);
  if (reference !== void 0) references.add(reference);
  for (const [, target] of toEntries(toObject(value["discriminator"])["mapping"])) {
    if (typeof target === "string" && /[#/.]/.test(target)) references.add(target);
  }
  return Object.values(value).every((item) => collect(item, references, depth + 1));
}
function hasTarget(document, reference) {
  const seen = /* @__PURE__ */ new Set();
  let next = reference;
  while (next !== void 0) {
    if (!next.startsWith("#/") || seen.has(next)) return false;
    seen.add(next);
    const target = valueAt(document, parseReference(next));
    if (target === void 0) return false;
    next = getReference(target);
  }
  return true;
}

// reading/yaml.ts
var import_node_fs = __toESM(require_node_fs(), 1);

// ../node_modules/.pnpm/js-yaml@5.5.0/node_modules/js-yaml/dist/js-yaml.mjs
/*! js-yaml 5.5.0 https://github.com/nodeca/js-yaml @license MIT */
var NOT_RESOLVED = /* @__PURE__ */ Symbol("NOT_RESOLVED");
function defineScalarTag(tagName, options) {
  return {
    tagName,
    nodeKind: "scalar",
    implicit: options.implicit ?? false,
    matchByTagPrefix: options.matchByTagPrefix ?? false,
    implicitFirstChars: options.implicitFirstChars ?? null,
    resolve: options.resolve,
    identify: options.identify,
    represent: options.represent ?? ((data) => String(data)),
    representTagName: options.representTagName ?? (() => tagName)
  };
}
function defineSequenceTag(tagName, options) {
  const carrierIsResult = options.finalize === void 0;
  return {
    tagName,
    nodeKind: "sequence",
    implicit: false,
    matchByTagPrefix: options.matchByTagPrefix ?? false,
    create: options.create,
    addItem: options.addItem,
    finalize: options.finalize ?? ((carrier) => carrier),
    carrierIsResult,
    identify: options.identify,
    represent: options.represent ?? ((data) => data),
    representTagName: options.representTagName ?? (() => tagName)
  };
}
function defineMappingTag(tagName, options) {
  const carrierIsResult = options.finalize === void 0;
  return {
    tagName,
    nodeKind: "mapping",
    implicit: false,
    matchByTagPrefix: options.matchByTagPrefix ?? false,
    create: options.create,
    addPair: options.addPair,
    has: options.has,
    keys: options.keys,
    get: options.get,
    finalize: options.finalize ?? ((carrier) => carrier),
    carrierIsResult,
    identify: options.identify,
    represent: options.represent ?? ((data) => data),
    representTagName: options.representTagName ?? (() => tagName)
  };
}
var strTag = defineScalarTag("tag:yaml.org,2002:str", {
  resolve: (source) => source,
  identify: (data) => typeof data === "string"
});
var NULL_VALUES$1 = [
  "",
  "~",
  "null",
  "Null",
  "NULL"
];
var nullCoreTag = defineScalarTag("tag:yaml.org,2002:null", {
  implicit: true,
  implicitFirstChars: [
    "",
    "~",
    "n",
    "N"
  ],
  resolve: (source) => {
    if (NULL_VALUES$1.indexOf(source) !== -1) return null;
    return NOT_RESOLVED;
  },
  identify: (object) => object === null,
  represent: () => "null"
});
var nullJsonTag = defineScalarTag("tag:yaml.org,2002:null", {
  implicit: true,
  implicitFirstChars: ["n"],
  resolve: (source, isExplicit) => {
    if (source === "null" || isExplicit && source === "") return null;
    return NOT_RESOLVED;
  },
  identify: (object) => object === null,
  represent: () => "null"
});
var NULL_VALUES = [
  "",
  "~",
  "null",
  "Null",
  "NULL"
];
var nullYaml11Tag = defineScalarTag("tag:yaml.org,2002:null", {
  implicit: true,
  implicitFirstChars: [
    "",
    "~",
    "n",
    "N"
  ],
  resolve: (source) => {
    if (NULL_VALUES.indexOf(source) !== -1) return null;
    return NOT_RESOLVED;
  },
  identify: (object) => object === null,
  represent: () => "null"
});
var TRUE_VALUES$2 = [
  "true",
  "True",
  "TRUE"
];
var FALSE_VALUES$2 = [
  "false",
  "False",
  "FALSE"
];
var boolCoreTag = defineScalarTag("tag:yaml.org,2002:bool", {
  implicit: true,
  implicitFirstChars: [
    "t",
    "T",
    "f",
    "F"
  ],
  resolve: (source) => {
    if (TRUE_VALUES$2.indexOf(source) !== -1) return true;
    if (FALSE_VALUES$2.indexOf(source) !== -1) return false;
    return NOT_RESOLVED;
  },
  identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
  represent: (object) => object ? "true" : "false"
});
var TRUE_VALUES$1 = ["true"];
var FALSE_VALUES$1 = ["false"];
var boolJsonTag = defineScalarTag("tag:yaml.org,2002:bool", {
  implicit: true,
  implicitFirstChars: ["t", "f"],
  resolve: (source) => {
    if (TRUE_VALUES$1.indexOf(source) !== -1) return true;
    if (FALSE_VALUES$1.indexOf(source) !== -1) return false;
    return NOT_RESOLVED;
  },
  identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
  represent: (object) => object ? "true" : "false"
});
var TRUE_VALUES = [
  "true",
  "True",
  "TRUE",
  "y",
  "Y",
  "yes",
  "Yes",
  "YES",
  "on",
  "On",
  "ON"
];
var FALSE_VALUES = [
  "false",
  "False",
  "FALSE",
  "n",
  "N",
  "no",
  "No",
  "NO",
  "off",
  "Off",
  "OFF"
];
var boolYaml11Tag = defineScalarTag("tag:yaml.org,2002:bool", {
  implicit: true,
  implicitFirstChars: [
    "y",
    "Y",
    "n",
    "N",
    "t",
    "T",
    "f",
    "F",
    "o",
    "O"
  ],
  resolve: (source) => {
    if (TRUE_VALUES.indexOf(source) !== -1) return true;
    if (FALSE_VALUES.indexOf(source) !== -1) return false;
    return NOT_RESOLVED;
  },
  identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
  represent: (object) => object ? "true" : "false"
});
var YAML_INTEGER_IMPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
var YAML_INTEGER_EXPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$2(source) {
  let value = source;
  let sign = 1;
  if (value[0] === "-" || value[0] === "+") {
    if (value[0] === "-") sign = -1;
    value = value.slice(1);
  }
  if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
  if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
  if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
  return sign * parseInt(value, 10);
}
function resolveYamlInteger$2(source, isExplicit) {
  if (isExplicit) {
    if (!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
  } else if (!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
  const result = parseYamlInteger$2(source);
  return Number.isFinite(result) ? result : NOT_RESOLVED;
}
var intCoreTag = defineScalarTag("tag:yaml.org,2002:int", {
  implicit: true,
  implicitFirstChars: [
    "-",
    "+",
    ..."0123456789"
  ],
  resolve: resolveYamlInteger$2,
  identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
  represent: (object) => object.toString(10)
});
var YAML_INTEGER_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)$");
var YAML_INTEGER_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$1(source) {
  let value = source;
  let sign = 1;
  if (value[0] === "-" || value[0] === "+") {
    if (value[0] === "-") sign = -1;
    value = value.slice(1);
  }
  if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
  if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
  if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
  return sign * parseInt(value, 10);
}
function resolveYamlInteger$1(source, isExplicit) {
  if (isExplicit) {
    if (!YAML_INTEGER_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
  } else if (!YAML_INTEGER_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
  const result = parseYamlInteger$1(source);
  return Number.isFinite(result) ? result : NOT_RESOLVED;
}
var intJsonTag = defineScalarTag("tag:yaml.org,2002:int", {
  implicit: true,
  implicitFirstChars: ["-", ..."0123456789"],
  resolve: resolveYamlInteger$1,
  identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
  represent: (object) => object.toString(10)
});
var YAML_INTEGER_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function parseYamlInteger(source) {
  let value = source.replace(/_/g, "");
  let sign = 1;
  if (value[0] === "-" || value[0] === "+") {
    if (value[0] === "-") sign = -1;
    value = value.slice(1);
  }
  if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
  if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
  if (value.includes(":")) {
    let result = 0;
    for (const part of value.split(":")) result = result * 60 + Number(part);
    return sign * result;
  }
  if (value !== "0" && value[0] === "0") return sign * parseInt(value, 8);
  return sign * parseInt(value, 10);
}
function resolveYamlInteger(source) {
  if (!YAML_INTEGER_PATTERN.test(source)) return NOT_RESOLVED;
  const result = parseYamlInteger(source);
  return Number.isFinite(result) ? result : NOT_RESOLVED;
}
var intYaml11Tag = defineScalarTag("tag:yaml.org,2002:int", {
  implicit: true,
  implicitFirstChars: [
    "-",
    "+",
    ..."0123456789"
  ],
  resolve: resolveYamlInteger,
  identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
  represent: (object) => object.toString(10)
});
var YAML_FLOAT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$2(source) {
  if (!YAML_FLOAT_PATTERN$1.test(source)) return NOT_RESOLVED;
  let value = source.toLowerCase();
  const sign = value[0] === "-" ? -1 : 1;
  if ("+-".includes(value[0])) value = value.slice(1);
  if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  if (value === ".nan") return NaN;
  const result = sign * parseFloat(value);
  if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN$1.test(source)) return result;
  return NOT_RESOLVED;
}
function representYamlFloat$2(object) {
  if (isNaN(object)) return ".nan";
  if (object === Number.POSITIVE_INFINITY) return ".inf";
  if (object === Number.NEGATIVE_INFINITY) return "-.inf";
  if (Object.is(object, -0)) return "-0.0";
  const result = object.toString(10);
  return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
var floatCoreTag = defineScalarTag("tag:yaml.org,2002:float", {
  implicit: true,
  implicitFirstChars: [
    "-",
    "+",
    ".",
    ..."0123456789"
  ],
  resolve: resolveYamlFloat$2,
  identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
  represent: representYamlFloat$2
});
var YAML_FLOAT_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$");
var YAML_FLOAT_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$1(source, isExplicit) {
  if (isExplicit) {
    if (!YAML_FLOAT_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
    let value = source.toLowerCase();
    const sign = value[0] === "-" ? -1 : 1;
    if ("+-".includes(value[0])) value = value.slice(1);
    if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    if (value === ".nan") return NaN;
    const result2 = sign * parseFloat(value);
    return Number.isFinite(result2) ? result2 : NOT_RESOLVED;
  }
  if (!YAML_FLOAT_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
  const result = Number(source);
  if (Number.isFinite(result)) return result;
  return NOT_RESOLVED;
}
function representYamlFloat$1(object) {
  if (isNaN(object)) return ".nan";
  if (object === Number.POSITIVE_INFINITY) return ".inf";
  if (object === Number.NEGATIVE_INFINITY) return "-.inf";
  if (Object.is(object, -0)) return "-0.0";
  const result = object.toString(10);
  return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
var floatJsonTag = defineScalarTag("tag:yaml.org,2002:float", {
  implicit: true,
  implicitFirstChars: ["-", ..."0123456789"],
  resolve: resolveYamlFloat$1,
  identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
  represent: representYamlFloat$1
});
var YAML_FLOAT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat(source) {
  if (!YAML_FLOAT_PATTERN.test(source)) return NOT_RESOLVED;
  let value = source.toLowerCase().replace(/_/g, "");
  const sign = value[0] === "-" ? -1 : 1;
  if ("+-".includes(value[0])) value = value.slice(1);
  if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  if (value === ".nan") return NaN;
  let result = 0;
  if (value.includes(":")) {
    for (const part of value.split(":")) result = result * 60 + Number(part);
    result *= sign;
  } else result = sign * parseFloat(value);
  if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN.test(source)) return result;
  return NOT_RESOLVED;
}
function representYamlFloat(object) {
  if (isNaN(object)) return ".nan";
  if (object === Number.POSITIVE_INFINITY) return ".inf";
  if (object === Number.NEGATIVE_INFINITY) return "-.inf";
  if (Object.is(object, -0)) return "-0.0";
  const result = object.toString(10);
  return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
var floatYaml11Tag = defineScalarTag("tag:yaml.org,2002:float", {
  implicit: true,
  implicitFirstChars: [
    "-",
    "+",
    ".",
    ..."0123456789"
  ],
  resolve: resolveYamlFloat,
  identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
  represent: representYamlFloat
});
var mergeTag = defineScalarTag("tag:yaml.org,2002:merge", {
  implicit: true,
  implicitFirstChars: ["<"],
  resolve: (source, isExplicit) => {
    if (source === "<<" || isExplicit && source === "") return "<<";
    return NOT_RESOLVED;
  },
  identify: () => false
});
var BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
function resolveYamlBinary(source) {
  const input = source.replace(/\s/g, "");
  if (input.length % 4 !== 0 || !BASE64_PATTERN.test(input)) return NOT_RESOLVED;
  const binary = atob(input);
  const result = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) result[index] = binary.charCodeAt(index);
  return result;
}
function representYamlBinary(object) {
  let binary = "";
  for (let index = 0; index < object.length; index++) binary += String.fromCharCode(object[index]);
  return btoa(binary);
}
var binaryTag = defineScalarTag("tag:yaml.org,2002:binary", {
  resolve: resolveYamlBinary,
  identify: (object) => Object.prototype.toString.call(object) === "[object Uint8Array]",
  represent: representYamlBinary
});
var YAML_DATE_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$");
var YAML_TIMESTAMP_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function makeUtcDate(year, month, day, hour = 0, minute = 0, second = 0, fraction = 0) {
  const date2 = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
  date2.setUTCFullYear(year, month, day);
  return date2;
}
function resolveYamlTimestamp(source) {
  let match = YAML_DATE_REGEXP.exec(source);
  if (match === null) match = YAML_TIMESTAMP_REGEXP.exec(source);
  if (match === null) return NOT_RESOLVED;
  const year = +match[1];
  const month = +match[2] - 1;
  const day = +match[3];
  if (!match[4]) {
    const date3 = makeUtcDate(year, month, day);
    if (date3.getUTCFullYear() !== year || date3.getUTCMonth() !== month || date3.getUTCDate() !== day) return NOT_RESOLVED;
    return date3;
  }
  const hour = +match[4];
  const minute = +match[5];
  const second = +match[6];
  let fraction = 0;
  if (hour > 23 || minute > 59 || second > 59) return NOT_RESOLVED;
  if (match[7]) {
    let value = match[7].slice(0, 3);
    while (value.length < 3) value += "0";
    fraction = +value;
  }
  const date2 = makeUtcDate(year, month, day, hour, minute, second, fraction);
  if (date2.getUTCFullYear() !== year || date2.getUTCMonth() !== month || date2.getUTCDate() !== day) return NOT_RESOLVED;
  if (match[9]) {
    const offsetHour = +match[10];
    const offsetMinute = +(match[11] || 0);
    if (offsetHour > 23 || offsetMinute > 59) return NOT_RESOLVED;
    const offset = (offsetHour * 60 + offsetMinute) * 6e4;
    date2.setTime(date2.getTime() - (match[9] === "-" ? -offset : offset));
  }
  return date2;
}
var timestampTag = defineScalarTag("tag:yaml.org,2002:timestamp", {
  implicit: true,
  implicitFirstChars: [..."0123456789"],
  resolve: resolveYamlTimestamp,
  identify: (object) => object instanceof Date,
  represent: (object) => object.toISOString()
});
var seqTag = defineSequenceTag("tag:yaml.org,2002:seq", {
  create: () => [],
  addItem: (container, item) => {
    container.push(item);
  },
  identify: Array.isArray
});
function isPlainObject(data) {
  if (data === null || typeof data !== "object" || Array.isArray(data)) return false;
  const prototype = Object.getPrototypeOf(data);
  return prototype === null || prototype === Object.prototype;
}
var omapTag = defineSequenceTag("tag:yaml.org,2002:omap", {
  create: () => ({
    list: [],
    seen: /* @__PURE__ */ new Set()
  }),
  addItem: (carrier, item) => {
    let key;
    if (item instanceof Map) {
      if (item.size !== 1) return "cannot resolve an ordered map item";
      key = item.keys().next().value;
    } else if (isPlainObject(item)) {
      const itemKeys = Object.keys(item);
      if (itemKeys.length !== 1) return "cannot resolve an ordered map item";
      key = itemKeys[0];
    } else return "cannot resolve an ordered map item";
    if (carrier.seen.has(key)) return "duplicate key in ordered map";
    carrier.seen.add(key);
    carrier.list.push(item);
    return "";
  },
  finalize: (carrier) => carrier.list,
  identify: () => false
});
var pairsTag = defineSequenceTag("tag:yaml.org,2002:pairs", {
  create: () => [],
  addItem: (container, item) => {
    if (item instanceof Map) {
      if (item.size !== 1) return "cannot resolve a pairs item";
      container.push(item.entries().next().value);
      return "";
    }
    if (Object.prototype.toString.call(item) !== "[object Object]") return "cannot resolve a pairs item";
    const object = item;
    const keys = Object.keys(object);
    if (keys.length !== 1) return "cannot resolve a pairs item";
    container.push([keys[0], object[keys[0]]]);
    return "";
  },
  identify: () => false
});
var mapTag = defineMappingTag("tag:yaml.org,2002:map", {
  create: () => ({}),
  identify: isPlainObject,
  represent: (o) => {
    const map = /* @__PURE__ */ new Map();
    for (const key of Object.keys(o)) map.set(key, o[key]);
    return map;
  },
  addPair: (container, key, value) => {
    if (key !== null && typeof key === "object") return "object-based map does not support complex keys";
    const normalizedKey = String(key);
    if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
      value,
      enumerable: true,
      configurable: true,
      writable: true
    });
    else container[normalizedKey] = value;
    return "";
  },
  has: (container, key) => {
    if (key !== null && typeof key === "object") return false;
    return Object.prototype.hasOwnProperty.call(container, String(key));
  },
  keys: (container) => Object.keys(container),
  get: (container, key) => {
    const normalizedKey = String(key);
    if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
    return container[normalizedKey];
  }
});
var setTag = defineMappingTag("tag:yaml.org,2002:set", {
  create: () => /* @__PURE__ */ new Set(),
  identify: (data) => data instanceof Set,
  represent: (data) => {
    const map = /* @__PURE__ */ new Map();
    for (const key of data) map.set(key, null);
    return map;
  },
  addPair: (container, key, value) => {
    if (value !== null) return "cannot resolve a set item";
    container.add(key);
    return "";
  },
  has: (container, key) => container.has(key),
  keys: (container) => container.keys(),
  get: () => null
});
function createTagDefinitionMap() {
  return {
    scalar: /* @__PURE__ */ Object.create(null),
    sequence: /* @__PURE__ */ Object.create(null),
    mapping: /* @__PURE__ */ Object.create(null)
  };
}
function createTagDefinitionListMap() {
  return {
    scalar: [],
    sequence: [],
    mapping: []
  };
}
function compileTags(tags) {
  const result = [];
  for (const tag of tags) {
    let index = result.length;
    for (let previousIndex = 0; previousIndex < result.length; previousIndex++) {
      const previous = result[previousIndex];
      if (previous.nodeKind === tag.nodeKind && previous.tagName === tag.tagName && previous.matchByTagPrefix === tag.matchByTagPrefix) {
        index = previousIndex;
        break;
      }
    }
    result[index] = tag;
  }
  return result;
}
var Schema = class Schema2 {
  tags;
  /** @internal */
  implicitScalarTags;
  /**
  * Dispatch implicit scalar resolvers by `source.charAt(0)`. Each bucket holds
  * the resolvers that may match that key, in schema order; a key absent from
  * the map uses
  * {@link Schema.implicitScalarAnyFirstChar}
  * (resolvers that declared no first-char constraint, so they apply to any
  * first character).
  */
  implicitScalarByFirstChar;
  implicitScalarAnyFirstChar;
  /**
  * The default scalar tag (`!!str`), resolved once so the composer's fallback
  * for unresolved plain scalars avoids a keyed lookup per scalar.
  *
  * @internal
  */
  defaultScalarTag;
  /**
  * The default container tags (`!!seq` / `!!map`), used by the dumper: when a
  * value is identified by its default tag, the tag is implicit and not
  * printed. Undefined if the schema does not define them (then such values
  * can't be dumped).
  *
  * @internal
  */
  defaultSequenceTag;
  /** @internal */
  defaultMappingTag;
  exact;
  prefix;
  constructor(tags) {
    const compiledTags = compileTags(tags);
    const implicitScalarTags = [];
    const exact = createTagDefinitionMap();
    const prefix = createTagDefinitionListMap();
    for (const tag of compiledTags) {
      if (tag.nodeKind === "scalar" && tag.implicit) {
        if (tag.matchByTagPrefix) throw new Error("Implicit scalar tags cannot match by tag prefix");
        implicitScalarTags.push(tag);
      }
      switch (tag.nodeKind) {
        case "scalar":
          if (tag.matchByTagPrefix) prefix.scalar.push(tag);
          else exact.scalar[tag.tagName] = tag;
          break;
        case "sequence":
          if (tag.matchByTagPrefix) prefix.sequence.push(tag);
          else exact.sequence[tag.tagName] = tag;
          break;
        case "mapping":
          if (tag.matchByTagPrefix) prefix.mapping.push(tag);
          else exact.mapping[tag.tagName] = tag;
      }
    }
    const implicitScalarAnyFirstChar = implicitScalarTags.filter((tag) => tag.implicitFirstChars === null);
    const keys = /* @__PURE__ */ new Set();
    for (const tag of implicitScalarTags) if (tag.implicitFirstChars !== null) for (const key of tag.implicitFirstChars) keys.add(key);
    const implicitScalarByFirstChar = /* @__PURE__ */ new Map();
    for (const key of keys) implicitScalarByFirstChar.set(key, implicitScalarTags.filter((tag) => tag.implicitFirstChars === null || tag.implicitFirstChars.indexOf(key) !== -1));
    const defaultScalarTag = exact.scalar["tag:yaml.org,2002:str"];
    if (!defaultScalarTag) throw new Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
    this.tags = compiledTags;
    this.implicitScalarTags = implicitScalarTags;
    this.implicitScalarByFirstChar = implicitScalarByFirstChar;
    this.implicitScalarAnyFirstChar = implicitScalarAnyFirstChar;
    this.defaultScalarTag = defaultScalarTag;
    this.defaultSequenceTag = exact.sequence["tag:yaml.org,2002:seq"];
    this.defaultMappingTag = exact.mapping["tag:yaml.org,2002:map"];
    this.exact = exact;
    this.prefix = prefix;
  }
  /** @internal */
  lookupScalarTag(tagName) {
    const exactTag = this.exact.scalar[tagName];
    if (exactTag) return exactTag;
    for (const tag of this.prefix.scalar) if (tagName.startsWith(tag.tagName)) return tag;
  }
  /** @internal */
  lookupSequenceTag(tagName) {
    const exactTag = this.exact.sequence[tagName];
    if (exactTag) return exactTag;
    for (const tag of this.prefix.sequence) if (tagName.startsWith(tag.tagName)) return tag;
  }
  /** @internal */
  lookupMappingTag(tagName) {
    const exactTag = this.exact.mapping[tagName];
    if (exactTag) return exactTag;
    for (const tag of this.prefix.mapping) if (tagName.startsWith(tag.tagName)) return tag;
  }
  /** @internal */
  resolveImplicitScalarTag(source) {
    const candidates = this.implicitScalarByFirstChar.get(source.charAt(0)) ?? this.implicitScalarAnyFirstChar;
    for (const tag2 of candidates) {
      const value = tag2.resolve(source, false, tag2.tagName);
      if (value !== NOT_RESOLVED) return {
        value,
        tag: tag2
      };
    }
    const tag = this.defaultScalarTag;
    return {
      value: tag.resolve(source, false, tag.tagName),
      tag
    };
  }
  /**
  * Creates a new schema with the specified tags added. If a tag already
  * exists, it is replaced by the specified tag.
  *
  * @example
  *
  * ```javascript
  * import { CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
  *
  * const schema = CORE_SCHEMA.withTags(mergeTag, realMapTag)
  * ```
  */
  withTags(...tags) {
    let flatTags = [];
    for (const tag of tags) flatTags = flatTags.concat(tag);
    return new Schema2([...this.tags, ...flatTags]);
  }
};
var FAILSAFE_SCHEMA = new Schema([
  strTag,
  seqTag,
  mapTag
]);
var JSON_SCHEMA = new Schema([
  ...FAILSAFE_SCHEMA.tags,
  nullJsonTag,
  boolJsonTag,
  intJsonTag,
  floatJsonTag
]);
var CORE_SCHEMA = new Schema([
  ...FAILSAFE_SCHEMA.tags,
  nullCoreTag,
  boolCoreTag,
  intCoreTag,
  floatCoreTag
]);
var YAML11_SCHEMA = new Schema([
  ...FAILSAFE_SCHEMA.tags,
  nullYaml11Tag,
  boolYaml11Tag,
  intYaml11Tag,
  floatYaml11Tag,
  timestampTag,
  mergeTag,
  binaryTag,
  omapTag,
  pairsTag,
  setTag
]);
var DUMP_SCHEMA = YAML11_SCHEMA.withTags({
  ...intYaml11Tag,
  resolve: (source, isExplicit, tagName) => {
    const result = intYaml11Tag.resolve(source, isExplicit, tagName);
    return result === NOT_RESOLVED ? intCoreTag.resolve(source, isExplicit, tagName) : result;
  }
}, {
  ...floatYaml11Tag,
  resolve: (source, isExplicit, tagName) => {
    const result = floatYaml11Tag.resolve(source, isExplicit, tagName);
    return result === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : result;
  }
});
var realMapTag = defineMappingTag("tag:yaml.org,2002:map", {
  create: () => /* @__PURE__ */ new Map(),
  addPair: (container, key, value) => {
    container.set(key, value);
    return "";
  },
  has: (container, key) => container.has(key),
  keys: (container) => container.keys(),
  get: (container, key) => container.get(key),
  identify: (data) => data instanceof Map || isPlainObject(data),
  represent: (data) => {
    if (data instanceof Map) return data;
    const map = /* @__PURE__ */ new Map();
    const obj = data;
    for (const key of Object.keys(obj)) map.set(key, obj[key]);
    return map;
  }
});
function normalizeKey(key) {
  if (Array.isArray(key)) {
    const array = Array.prototype.slice.call(key);
    for (let index = 0; index < array.length; index++) {
      if (Array.isArray(array[index])) return null;
      if (typeof array[index] === "object" && Object.prototype.toString.call(array[index]) === "[object Object]") array[index] = "[object Object]";
    }
    return String(array);
  }
  if (typeof key === "object" && Object.prototype.toString.call(key) === "[object Object]") return "[object Object]";
  return String(key);
}
var legacyMapTag = defineMappingTag("tag:yaml.org,2002:map", {
  create: () => ({}),
  identify: isPlainObject,
  represent: (o) => {
    const map = /* @__PURE__ */ new Map();
    for (const key of Object.keys(o)) map.set(key, o[key]);
    return map;
  },
  addPair: (container, key, value) => {
    const normalizedKey = normalizeKey(key);
    if (normalizedKey === null) return "nested arrays are not supported inside keys";
    if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
      value,
      enumerable: true,
      configurable: true,
      writable: true
    });
    else container[normalizedKey] = value;
    return "";
  },
  has: (container, key) => {
    const normalizedKey = normalizeKey(key);
    return normalizedKey !== null && Object.prototype.hasOwnProperty.call(container, normalizedKey);
  },
  keys: (container) => Object.keys(container),
  get: (container, key) => {
    const normalizedKey = String(key);
    if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
    return container[normalizedKey];
  }
});
var DEFAULT_SNIPPET_OPTIONS = {
  maxLength: 79,
  indent: 1,
  linesBefore: 3,
  linesAfter: 2
};
function getLine(buffer, lineStart, lineEnd, position, maxLineLength) {
  let head = "";
  let tail = "";
  const maxHalfLength = Math.floor(maxLineLength / 2) - 1;
  if (position - lineStart > maxHalfLength) {
    head = " ... ";
    lineStart = position - maxHalfLength + head.length;
  }
  if (lineEnd - position > maxHalfLength) {
    tail = " ...";
    lineEnd = position + maxHalfLength - tail.length;
  }
  return {
    str: head + buffer.slice(lineStart, lineEnd).replace(/\t/g, "\u2192") + tail,
    pos: position - lineStart + head.length
  };
}
function padStart(string, max) {
  return " ".repeat(Math.max(max - string.length, 0)) + string;
}
function makeSnippet(mark, options) {
  if (!mark.buffer) return null;
  const opts = {
    ...DEFAULT_SNIPPET_OPTIONS,
    ...options
  };
  const re = /\r?\n|\r|\0/g;
  const lineStarts = [0];
  const lineEnds = [];
  let match;
  let foundLineNo = -1;
  while (match = re.exec(mark.buffer)) {
    lineEnds.push(match.index);
    lineStarts.push(match.index + match[0].length);
    if (mark.position <= match.index && foundLineNo < 0) foundLineNo = lineStarts.length - 2;
  }
  if (foundLineNo < 0) foundLineNo = lineStarts.length - 1;
  let result = "";
  const lineNoLength = Math.min(mark.line + opts.linesAfter, lineEnds.length).toString().length;
  const maxLineLength = opts.maxLength - (opts.indent + lineNoLength + 3);
  for (let i = 1; i <= opts.linesBefore; i++) {
    if (foundLineNo - i < 0) break;
    const line2 = getLine(mark.buffer, lineStarts[foundLineNo - i], lineEnds[foundLineNo - i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo - i]), maxLineLength);
    result = `${" ".repeat(opts.indent)}${padStart((mark.line - i + 1).toString(), lineNoLength)} | ${line2.str}
${result}`;
  }
  const line = getLine(mark.buffer, lineStarts[foundLineNo], lineEnds[foundLineNo], mark.position, maxLineLength);
  result += `${" ".repeat(opts.indent)}${padStart((mark.line + 1).toString(), lineNoLength)} | ${line.str}
`;
  result += `${"-".repeat(opts.indent + lineNoLength + 3 + line.pos)}^
`;
  for (let i = 1; i <= opts.linesAfter; i++) {
    if (foundLineNo + i >= lineEnds.length) break;
    const line2 = getLine(mark.buffer, lineStarts[foundLineNo + i], lineEnds[foundLineNo + i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo + i]), maxLineLength);
    result += `${" ".repeat(opts.indent)}${padStart((mark.line + i + 1).toString(), lineNoLength)} | ${line2.str}
`;
  }
  return result.replace(/\n$/, "");
}
function formatError(exception, compact) {
  let where = "";
  if (!exception.mark) return exception.reason;
  if (exception.mark.name) where += `in "${exception.mark.name}" `;
  where += `(${exception.mark.line + 1}:${exception.mark.column + 1})`;
  if (!compact && exception.mark.snippet) where += `

${exception.mark.snippet}`;
  return `${exception.reason} ${where}`;
}
var YAMLException = class YAMLException2 extends Error {
  reason;
  mark;
  /**
  * Optional `mark` contains source snippet data. Usually, use
  * {@link YAMLException.throwAt} instead of passing it directly.
  */
  constructor(reason, mark) {
    super();
    this.name = "YAMLException";
    this.reason = reason;
    this.mark = mark;
    this.message = formatError(this, false);
    if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
  }
  /**
  * Returns the formatted error, omitting the source snippet in compact mode.
  */
  toString(compact) {
    return `${this.name}: ${formatError(this, compact)}`;
  }
  /**
  * Builds a YAMLException with a source snippet and throws it. `source` is
  * the raw input text; `position` is an offset into it.
  */
  static throwAt(source, position, message, filename = "") {
    let line = 0;
    let lineStart = 0;
    for (let index = 0; index < position; index++) {
      const ch = source.charCodeAt(index);
      if (ch === 10) {
        line++;
        lineStart = index + 1;
      } else if (ch === 13) {
        line++;
        if (source.charCodeAt(index + 1) === 10) index++;
        lineStart = index + 1;
      }
    }
    const mark = {
      name: filename,
      buffer: source,
      position,
      line,
      column: position - lineStart
    };
    mark.snippet = makeSnippet(mark);
    throw new YAMLException2(message, mark);
  }
};
var EVENT_ID = {
  DOCUMENT: 1,
  SEQUENCE: 2,
  MAPPING: 3,
  SCALAR: 4,
  ALIAS: 5,
  POP: 6
};
var SCALAR_STYLE = {
  PLAIN: 1,
  SINGLE_QUOTED: 2,
  DOUBLE_QUOTED: 3,
  LITERAL_BLOCK: 4,
  FOLDED_BLOCK: 5
};
var COLLECTION_STYLE = {
  BLOCK: 1,
  FLOW: 2
};
var CHOMPING_MODE = {
  CLIP: 1,
  STRIP: 2,
  KEEP: 3
};
var NO_RANGE$3 = -1;
function simpleEscapeSequence(c) {
  switch (c) {
    case 48:
      return "\0";
    case 97:
      return "\x07";
    case 98:
      return "\b";
    case 116:
      return "	";
    case 9:
      return "	";
    case 110:
      return "\n";
    case 118:
      return "\v";
    case 102:
      return "\f";
    case 114:
      return "\r";
    case 101:
      return "\x1B";
    case 32:
      return " ";
    case 34:
      return '"';
    case 47:
      return "/";
    case 92:
      return "\\";
    case 78:
      return "\x85";
    case 95:
      return "\xA0";
    case 76:
      return "\u2028";
    case 80:
      return "\u2029";
    default:
      return "";
  }
}
var simpleEscapeCheck = new Array(256);
var simpleEscapeMap = new Array(256);
for (let i = 0; i < 256; i++) {
  simpleEscapeCheck[i] = simpleEscapeSequence(i) ? 1 : 0;
  simpleEscapeMap[i] = simpleEscapeSequence(i);
}
function charFromCodepoint(c) {
  if (c <= 65535) return String.fromCharCode(c);
  return String.fromCharCode((c - 65536 >> 10) + 55296, (c - 65536 & 1023) + 56320);
}
function fromHexCode$1(c) {
  if (c >= 48 && c <= 57) return c - 48;
  return (c | 32) - 97 + 10;
}
function escapedHexLen$1(c) {
  if (c === 120) return 2;
  if (c === 117) return 4;
  return 8;
}
function skipFoldedBreaks(input, position, end) {
  let breaks = 0;
  while (position < end) {
    const ch = input.charCodeAt(position);
    if (ch === 10) {
      breaks++;
      position++;
    } else if (ch === 13) {
      breaks++;
      position++;
      if (input.charCodeAt(position) === 10) position++;
    } else if (ch === 32 || ch === 9) position++;
    else break;
  }
  return {
    position,
    breaks
  };
}
function foldedBreaks(count) {
  if (count === 1) return " ";
  return "\n".repeat(count - 1);
}
function getPlainValue(input, start, end) {
  let result = "";
  let position = start;
  let captureStart = start;
  let captureEnd = start;
  while (position < end) {
    const ch = input.charCodeAt(position);
    if (ch === 10 || ch === 13) {
      result += input.slice(captureStart, captureEnd);
      const fold = skipFoldedBreaks(input, position, end);
      result += foldedBreaks(fold.breaks);
      position = captureStart = captureEnd = fold.position;
    } else {
      position++;
      if (ch !== 32 && ch !== 9) captureEnd = position;
    }
  }
  return result + input.slice(captureStart, captureEnd);
}
function getSingleQuotedValue(input, start, end) {
  let result = "";
  let position = start;
  let captureStart = start;
  let captureEnd = start;
  while (position < end) {
    const ch = input.charCodeAt(position);
    if (ch === 39) {
      result += input.slice(captureStart, position) + "'";
      position += 2;
      captureStart = captureEnd = position;
    } else if (ch === 10 || ch === 13) {
      result += input.slice(captureStart, captureEnd);
      const fold = skipFoldedBreaks(input, position, end);
      result += foldedBreaks(fold.breaks);
      position = captureStart = captureEnd = fold.position;
    } else {
      position++;
      if (ch !== 32 && ch !== 9) captureEnd = position;
    }
  }
  return result + input.slice(captureStart, end);
}
function getDoubleQuotedValue(input, start, end) {
  let result = "";
  let position = start;
  let captureStart = start;
  let captureEnd = start;
  while (position < end) {
    const ch = input.charCodeAt(position);
    if (ch === 92) {
      result += input.slice(captureStart, position);
      position++;
      const escaped = input.charCodeAt(position);
      if (escaped === 10 || escaped === 13) position = skipFoldedBreaks(input, position, end).position;
      else if (escaped < 256 && simpleEscapeCheck[escaped]) {
        result += simpleEscapeMap[escaped];
        position++;
      } else {
        let hexLength = escapedHexLen$1(escaped);
        let hexResult = 0;
        for (; hexLength > 0; hexLength--) {
          position++;
          const digit = fromHexCode$1(input.charCodeAt(position));
          hexResult = (hexResult << 4) + digit;
        }
        result += charFromCodepoint(hexResult);
        position++;
      }
      captureStart = captureEnd = position;
    } else if (ch === 10 || ch === 13) {
      result += input.slice(captureStart, captureEnd);
      const fold = skipFoldedBreaks(input, position, end);
      result += foldedBreaks(fold.breaks);
      position = captureStart = captureEnd = fold.position;
    } else {
      position++;
      if (ch !== 32 && ch !== 9) captureEnd = position;
    }
  }
  return result + input.slice(captureStart, end);
}
function getBlockValue(input, start, end, indent, chomping, folded) {
  const textIndent = indent < 0 ? 0 : indent;
  const region = input.slice(start, end).replace(/\r\n?/g, "\n");
  const lines = region === "" ? [] : (region.endsWith("\n") ? region.slice(0, -1) : region).split("\n");
  let result = "";
  let didReadContent = false;
  let emptyLines = 0;
  let atMoreIndented = false;
  for (const line of lines) {
    let column = 0;
    while (column < textIndent && line.charCodeAt(column) === 32) column++;
    if (indent < 0 || column >= line.length) {
      emptyLines++;
      continue;
    }
    const content = line.slice(textIndent);
    const first = content.charCodeAt(0);
    if (folded) {
      if (first === 32 || first === 9) {
        atMoreIndented = true;
        result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
      } else if (atMoreIndented) {
        atMoreIndented = false;
        result += "\n".repeat(emptyLines + 1);
      } else if (emptyLines === 0) {
        if (didReadContent) result += " ";
      } else result += "\n".repeat(emptyLines);
    } else result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
    result += content;
    didReadContent = true;
    emptyLines = 0;
  }
  if (chomping === CHOMPING_MODE.KEEP) result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
  else if (chomping !== CHOMPING_MODE.STRIP) {
    if (didReadContent) result += "\n";
  }
  return result;
}
function getScalarValue(input, scalar) {
  if (scalar.valueStart === NO_RANGE$3) return "";
  const { valueStart, valueEnd } = scalar;
  if (scalar.fast) return input.slice(valueStart, valueEnd);
  switch (scalar.style) {
    case SCALAR_STYLE.SINGLE_QUOTED:
      return getSingleQuotedValue(input, valueStart, valueEnd);
    case SCALAR_STYLE.DOUBLE_QUOTED:
      return getDoubleQuotedValue(input, valueStart, valueEnd);
    case SCALAR_STYLE.LITERAL_BLOCK:
      return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, false);
    case SCALAR_STYLE.FOLDED_BLOCK:
      return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, true);
    default:
      return getPlainValue(input, valueStart, valueEnd);
  }
}
var DEFAULT_TAG_HANDLERS = Object.assign(/* @__PURE__ */ Object.create(null), {
  "!": "!",
  "!!": "tag:yaml.org,2002:"
});
var TAG_SUFFIX_CHARS = "-#;/?:@&=+$_.~*'()";
var TAG_URI_CHARS = TAG_SUFFIX_CHARS + "!,[]";
function tagPercentDecode(source) {
  let result = "";
  let index = 0;
  while (index < source.length) {
    if (source.charCodeAt(index) !== 37) {
      result += source[index++];
      continue;
    }
    let ch = parseInt(source.slice(index + 1, index + 3), 16);
    index += 3;
    if (ch >= 192) {
      let remaining = ch < 224 ? 1 : ch < 240 ? 2 : 3;
      ch &= (1 << 6 - remaining) - 1;
      while (remaining-- > 0) {
        ch = ch << 6 | parseInt(source.slice(index + 1, index + 3), 16) & 63;
        index += 3;
      }
    }
    if (ch < 65536) result += String.fromCharCode(ch);
    else {
      ch -= 65536;
      result += String.fromCharCode(55296 | ch >> 10, 56320 | ch & 1023);
    }
  }
  return result;
}
function tagNameFull(rawTag, tagHandlers) {
  if (rawTag.startsWith("!<") && rawTag.endsWith(">")) return tagPercentDecode(rawTag.slice(2, -1));
  const handleEnd = rawTag.indexOf("!", 1);
  const handle = handleEnd === -1 ? "!" : rawTag.slice(0, handleEnd + 1);
  return tagPercentDecode(tagHandlers?.[handle] ?? DEFAULT_TAG_HANDLERS[handle] ?? handle) + tagPercentDecode(rawTag.slice(handle.length));
}
var NO_RANGE$2 = -1;
var MERGE_TAG_NAME = "tag:yaml.org,2002:merge";
var DEFAULT_CONSTRUCTOR_OPTIONS = {
  filename: "",
  schema: CORE_SCHEMA,
  json: false,
  maxTotalMergeKeys: 1e4,
  maxAliases: -1
};
function eventPosition$1(event) {
  if ("tagStart" in event && event.tagStart !== NO_RANGE$2) return event.tagStart;
  if ("anchorStart" in event && event.anchorStart !== NO_RANGE$2) return event.anchorStart;
  if ("valueStart" in event && event.valueStart !== NO_RANGE$2) return event.valueStart;
  if ("start" in event) return event.start;
  return 0;
}
function throwError$1(state, message) {
  YAMLException.throwAt(state.source, state.position, message, state.filename);
}
function finalizeCollection(state, position, tag, carrier) {
  try {
    return tag.finalize(carrier);
  } catch (error) {
    if (error instanceof YAMLException) throw error;
    YAMLException.throwAt(state.source, position, error instanceof Error ? error.message : String(error), state.filename);
  }
}
function constructScalar(state, event) {
  const source = getScalarValue(state.source, event);
  const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
  const strTag2 = state.schema.defaultScalarTag;
  if (rawTag !== "") {
    if (rawTag === "!") return {
      value: source,
      tag: strTag2
    };
    const tagName = tagNameFull(rawTag, state.tagHandlers);
    const scalarTag = state.schema.lookupScalarTag(tagName);
    if (scalarTag) {
      const result = scalarTag.resolve(source, true, tagName);
      if (result === NOT_RESOLVED) throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
      return {
        value: result,
        tag: scalarTag
      };
    }
    const collectionTagDef = state.schema.lookupMappingTag(tagName) ?? state.schema.lookupSequenceTag(tagName);
    if (collectionTagDef) {
      if (source !== "") throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
      const carrier = collectionTagDef.create(tagName);
      return {
        value: collectionTagDef.carrierIsResult ? carrier : finalizeCollection(state, state.position, collectionTagDef, carrier),
        tag: collectionTagDef
      };
    }
    throwError$1(state, `unknown scalar tag !<${tagName}>`);
  }
  if (event.style === SCALAR_STYLE.PLAIN) return state.schema.resolveImplicitScalarTag(source);
  return {
    value: strTag2.resolve(source, false, strTag2.tagName),
    tag: strTag2
  };
}
function collectionTagName(state, event, defaultTagName) {
  const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
  return rawTag === "" || rawTag === "!" ? defaultTagName : tagNameFull(rawTag, state.tagHandlers);
}
function isMappingTag(tag) {
  return tag.nodeKind === "mapping";
}
function chargeMergeWork(state) {
  state.totalMergeKeys++;
  if (state.maxTotalMergeKeys !== -1 && state.totalMergeKeys > state.maxTotalMergeKeys) throwError$1(state, `merge keys exceeded maxTotalMergeKeys (${state.maxTotalMergeKeys})`);
}
function mergeKeys(state, frame, source, sourceTag) {
  chargeMergeWork(state);
  for (const sourceKey of sourceTag.keys(source)) {
    chargeMergeWork(state);
    if (frame.tag.has(frame.value, sourceKey)) continue;
    const err = frame.tag.addPair(frame.value, sourceKey, sourceTag.get(source, sourceKey));
    if (err) throwError$1(state, err);
    frame.overridable ??= /* @__PURE__ */ new Set();
    frame.overridable.add(sourceKey);
  }
}
function mergeSource(state, frame, source, sourceTag) {
  state.position = frame.keyPosition;
  if (isMappingTag(sourceTag)) mergeKeys(state, frame, source, sourceTag);
  else if (sourceTag.nodeKind === "sequence" && Array.isArray(source)) {
    if (source.length > 100) throwError$1(state, "abnormal merge sequence size");
    for (const element of source) {
      const elementTag = state.nodeTags.get(element);
      if (!elementTag) throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
      mergeKeys(state, frame, element, elementTag);
    }
  } else throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
}
function addMappingValue(state, frame, key, value, tag) {
  state.position = frame.keyPosition;
  if (frame.keyIsMerge) {
    mergeSource(state, frame, value, tag);
    return;
  }
  if (!state.json && frame.tag.has(frame.value, key) && !frame.overridable?.has(key)) throwError$1(state, "duplicated mapping key");
  const err = frame.tag.addPair(frame.value, key, value);
  if (err) throwError$1(state, err);
  frame.overridable?.delete(key);
}
function addValue(state, value, tag) {
  const frame = state.frames[state.frames.length - 1];
  if (frame.kind === "document") {
    frame.value = value;
    frame.hasValue = true;
  } else if (frame.kind === "sequence") {
    if (isMappingTag(tag)) state.nodeTags.set(value, tag);
    const err = frame.tag.addItem(frame.value, value, frame.index++);
    if (err) throwError$1(state, err);
  } else if (frame.hasKey) {
    const key = frame.key;
    frame.key = void 0;
    frame.hasKey = false;
    addMappingValue(state, frame, key, value, tag);
  } else {
    frame.key = value;
    frame.keyPosition = state.position;
    frame.hasKey = true;
    frame.keyIsMerge = tag.tagName === MERGE_TAG_NAME;
  }
}
function storeAnchor(state, event, value, tag, isValueFinal) {
  if (event.anchorStart !== NO_RANGE$2) {
    const anchor = {
      value,
      tag,
      isValueFinal
    };
    state.anchors.set(state.source.slice(event.anchorStart, event.anchorEnd), anchor);
    return anchor;
  }
  return null;
}
function constructFromEvents(events, options) {
  const state = {
    ...DEFAULT_CONSTRUCTOR_OPTIONS,
    ...options,
    events,
    documents: [],
    eventIndex: 0,
    position: 0,
    frames: [],
    anchors: /* @__PURE__ */ new Map(),
    nodeTags: /* @__PURE__ */ new Map(),
    tagHandlers: /* @__PURE__ */ Object.create(null),
    totalMergeKeys: 0,
    aliasCount: 0
  };
  while (state.eventIndex < state.events.length) {
    const event = state.events[state.eventIndex++];
    state.position = eventPosition$1(event);
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        state.anchors = /* @__PURE__ */ new Map();
        state.nodeTags = /* @__PURE__ */ new Map();
        state.aliasCount = 0;
        state.tagHandlers = /* @__PURE__ */ Object.create(null);
        for (const directive of event.directives) if (directive.kind === "tag") state.tagHandlers[directive.handle] = directive.prefix;
        state.frames.push({
          kind: "document",
          position: state.position,
          value: void 0,
          hasValue: false
        });
        break;
      case EVENT_ID.SCALAR: {
        const { value, tag } = constructScalar(state, event);
        storeAnchor(state, event, value, tag, true);
        addValue(state, value, tag);
        break;
      }
      case EVENT_ID.SEQUENCE: {
        const tagName = collectionTagName(state, event, "tag:yaml.org,2002:seq");
        const tag = state.schema.lookupSequenceTag(tagName);
        if (!tag) throwError$1(state, `unknown sequence tag !<${tagName}>`);
        const value = tag.create(tagName);
        const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
        state.frames.push({
          kind: "sequence",
          position: state.position,
          value,
          tag,
          anchor,
          index: 0
        });
        break;
      }
      case EVENT_ID.MAPPING: {
        const tagName = collectionTagName(state, event, "tag:yaml.org,2002:map");
        const tag = state.schema.lookupMappingTag(tagName);
        if (!tag) throwError$1(state, `unknown mapping tag !<${tagName}>`);
        const value = tag.create(tagName);
        const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
        state.frames.push({
          kind: "mapping",
          position: state.position,
          value,
          tag,
          anchor,
          key: void 0,
          keyPosition: state.position,
          hasKey: false,
          keyIsMerge: false,
          overridable: null
        });
        break;
      }
      case EVENT_ID.ALIAS: {
        if (state.maxAliases !== -1 && ++state.aliasCount > state.maxAliases) throwError$1(state, `aliases exceeded maxAliases (${state.maxAliases})`);
        const name = state.source.slice(event.anchorStart, event.anchorEnd);
        const anchor = state.anchors.get(name);
        if (!anchor) throwError$1(state, `unidentified alias "${name}"`);
        if (!anchor.isValueFinal) throwError$1(state, `recursive alias "${name}" is not supported for tag ${anchor.tag.tagName} because it uses finalize()`);
        addValue(state, anchor.value, anchor.tag);
        break;
      }
      case EVENT_ID.POP: {
        const frame = state.frames.pop();
        if (frame.kind === "mapping" && frame.hasKey) {
          state.position = frame.keyPosition;
          throwError$1(state, "incomplete mapping pair in event stream");
        }
        if (frame.kind === "document") state.documents.push(frame.value);
        else {
          const value = frame.tag.carrierIsResult ? frame.value : finalizeCollection(state, frame.position, frame.tag, frame.value);
          if (frame.anchor) {
            frame.anchor.value = value;
            frame.anchor.isValueFinal = true;
          }
          addValue(state, value, frame.tag);
        }
        break;
      }
    }
  }
  return state.documents;
}
var NO_RANGE$1 = -1;
var HAS_OWN = Object.prototype.hasOwnProperty;
var CONTEXT_FLOW_IN = 1;
var CONTEXT_FLOW_OUT = 2;
var CONTEXT_BLOCK_IN = 3;
var CONTEXT_BLOCK_OUT = 4;
var PATTERN_NON_PRINTABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
var PATTERN_FLOW_INDICATORS = /[,\[\]{}]/;
var PATTERN_TAG_HANDLE = /^(?:!|!!|![0-9A-Za-z-]+!)$/;
var NS_URI_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`;
var NS_TAG_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`;
var PATTERN_TAG_URI = new RegExp(`^(?:${NS_URI_CHAR})*$`);
var PATTERN_TAG_SUFFIX = new RegExp(`^(?:${NS_TAG_CHAR})+$`);
var PATTERN_TAG_PREFIX = new RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`);
var DEFAULT_PARSER_OPTIONS = {
  filename: "",
  maxDepth: 100
};
function addDocumentEvent(state, explicitStart, explicitEnd) {
  state.events.push({
    type: EVENT_ID.DOCUMENT,
    explicitStart,
    explicitEnd,
    directives: state.directives
  });
}
function addSequenceEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
  state.events.push({
    type: EVENT_ID.SEQUENCE,
    start,
    anchorStart,
    anchorEnd,
    tagStart,
    tagEnd,
    style
  });
}
function addMappingEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
  state.events.push({
    type: EVENT_ID.MAPPING,
    start,
    anchorStart,
    anchorEnd,
    tagStart,
    tagEnd,
    style
  });
}
function insertFlowPairMappingEvent(state, snapshot) {
  state.events.splice(snapshot.eventsLength, 0, {
    type: EVENT_ID.MAPPING,
    start: snapshot.position,
    anchorStart: NO_RANGE$1,
    anchorEnd: NO_RANGE$1,
    tagStart: NO_RANGE$1,
    tagEnd: NO_RANGE$1,
    style: COLLECTION_STYLE.FLOW
  });
}
function addScalarEvent(state, valueStart, valueEnd, anchorStart, anchorEnd, tagStart, tagEnd, style, chomping = CHOMPING_MODE.CLIP, indent = -1, fast = false) {
  state.events.push({
    type: EVENT_ID.SCALAR,
    valueStart,
    valueEnd,
    anchorStart,
    anchorEnd,
    tagStart,
    tagEnd,
    style,
    chomping,
    indent,
    fast
  });
}
function addAliasEvent(state, anchorStart, anchorEnd) {
  state.events.push({
    type: EVENT_ID.ALIAS,
    anchorStart,
    anchorEnd
  });
}
function addPopEvent(state) {
  state.events.push({ type: EVENT_ID.POP });
}
function addEmptyScalarEvent(state) {
  addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, SCALAR_STYLE.PLAIN);
}
function emptyProperties() {
  return {
    anchorStart: NO_RANGE$1,
    anchorEnd: NO_RANGE$1,
    tagStart: NO_RANGE$1,
    tagEnd: NO_RANGE$1
  };
}
function snapshotState(state) {
  return {
    position: state.position,
    line: state.line,
    lineStart: state.lineStart,
    lineIndent: state.lineIndent,
    firstTabInLine: state.firstTabInLine,
    eventsLength: state.events.length
  };
}
function restoreState(state, snapshot) {
  state.position = snapshot.position;
  state.line = snapshot.line;
  state.lineStart = snapshot.lineStart;
  state.lineIndent = snapshot.lineIndent;
  state.firstTabInLine = snapshot.firstTabInLine;
  state.events.length = snapshot.eventsLength;
}
function throwError(state, message) {
  YAMLException.throwAt(state.input.slice(0, state.length), state.position, message, state.filename);
}
function isEol(c) {
  return c === 10 || c === 13;
}
function isWhiteSpace(c) {
  return c === 9 || c === 32;
}
function isWsOrEol(c) {
  return isWhiteSpace(c) || isEol(c);
}
function isWsOrEolOrEnd(c) {
  return c === 0 || isWsOrEol(c);
}
function isFlowIndicator(c) {
  return c === 44 || c === 91 || c === 93 || c === 123 || c === 125;
}
function fromDecimalCode(c) {
  return c >= 48 && c <= 57 ? c - 48 : -1;
}
function fromHexCode(c) {
  if (c >= 48 && c <= 57) return c - 48;
  const lc = c | 32;
  if (lc >= 97 && lc <= 102) return lc - 97 + 10;
  return -1;
}
function escapedHexLen(c) {
  if (c === 120) return 2;
  if (c === 117) return 4;
  if (c === 85) return 8;
  return 0;
}
function isSimpleEscape(c) {
  return c === 48 || c === 97 || c === 98 || c === 116 || c === 9 || c === 110 || c === 118 || c === 102 || c === 114 || c === 101 || c === 32 || c === 34 || c === 47 || c === 92 || c === 78 || c === 95 || c === 76 || c === 80;
}
function consumeLineBreak(state) {
  if (state.input.charCodeAt(state.position) === 10) state.position++;
  else {
    state.position++;
    if (state.input.charCodeAt(state.position) === 10) state.position++;
  }
  state.line++;
  state.lineStart = state.position;
  state.lineIndent = 0;
  state.firstTabInLine = -1;
}
function skipSeparationSpace(state, allowComments) {
  let lineBreaks = 0;
  let ch = state.input.charCodeAt(state.position);
  let hasSeparation = state.position === state.lineStart || isWsOrEol(state.input.charCodeAt(state.position - 1));
  while (ch !== 0) {
    while (isWhiteSpace(ch)) {
      hasSeparation = true;
      if (ch === 9 && state.firstTabInLine === -1) state.firstTabInLine = state.position;
      ch = state.input.charCodeAt(++state.position);
    }
    if (allowComments && hasSeparation && ch === 35) do
      ch = state.input.charCodeAt(++state.position);
    while (!isEol(ch) && ch !== 0);
    if (!isEol(ch)) break;
    consumeLineBreak(state);
    lineBreaks++;
    hasSeparation = true;
    ch = state.input.charCodeAt(state.position);
    while (ch === 32) {
      state.lineIndent++;
      ch = state.input.charCodeAt(++state.position);
    }
  }
  return lineBreaks;
}
function testDocumentSeparator(state, position = state.position) {
  const ch = state.input.charCodeAt(position);
  if ((ch === 45 || ch === 46) && ch === state.input.charCodeAt(position + 1) && ch === state.input.charCodeAt(position + 2)) {
    const following = state.input.charCodeAt(position + 3);
    return following === 0 || isWsOrEol(following);
  }
  return false;
}
function skipByteOrderMark(state) {
  if (state.position === state.lineStart && state.input.charCodeAt(state.position) === 65279) {
    state.position++;
    state.lineStart = state.position;
  }
}
function testDocumentBoundary(state) {
  if (state.position !== state.lineStart) return false;
  if (testDocumentSeparator(state)) return true;
  if (state.input.charCodeAt(state.position) !== 65279) return false;
  const snapshot = snapshotState(state);
  skipByteOrderMark(state);
  skipSeparationSpace(state, true);
  const ch = state.input.charCodeAt(state.position);
  const result = state.position === state.lineStart && (ch === 37 || ch === 45 && testDocumentSeparator(state));
  restoreState(state, snapshot);
  return result;
}
function skipUntilLineEnd(state) {
  let ch = state.input.charCodeAt(state.position);
  while (ch !== 0 && !isEol(ch)) ch = state.input.charCodeAt(++state.position);
}
function checkPrintable(state, start, end) {
  const match = PATTERN_NON_PRINTABLE.exec(state.input.slice(start, end));
  if (match !== null) {
    state.position = start + match.index + match[0].length - 1;
    throwError(state, "the stream contains non-printable characters");
  }
}
function readTagProperty(state, props, inFlow) {
  if (state.input.charCodeAt(state.position) !== 33) return false;
  if (props.tagStart !== NO_RANGE$1) throwError(state, "duplication of a tag property");
  const start = state.position;
  let isVerbatim = false;
  let isNamed = false;
  let tagHandle = "!";
  let ch = state.input.charCodeAt(++state.position);
  if (ch === 60) {
    isVerbatim = true;
    ch = state.input.charCodeAt(++state.position);
  } else if (ch === 33) {
    isNamed = true;
    tagHandle = "!!";
    ch = state.input.charCodeAt(++state.position);
  }
  let suffixStart = state.position;
  let tagName;
  if (isVerbatim) {
    while (ch !== 0 && ch !== 62) ch = state.input.charCodeAt(++state.position);
    if (ch !== 62) throwError(state, "unexpected end of the stream within a verbatim tag");
    tagName = state.input.slice(suffixStart, state.position);
    state.position++;
  } else {
    while (ch !== 0 && !isWsOrEol(ch) && !(inFlow && isFlowIndicator(ch))) {
      if (ch === 33) {
        if (!isNamed) {
          tagHandle = state.input.slice(suffixStart - 1, state.position + 1);
          if (!PATTERN_TAG_HANDLE.test(tagHandle)) throwError(state, "named tag handle cannot contain such characters");
          isNamed = true;
          suffixStart = state.position + 1;
        } else throwError(state, "tag suffix cannot contain exclamation marks");
      }
      ch = state.input.charCodeAt(++state.position);
    }
    tagName = state.input.slice(suffixStart, state.position);
    if (PATTERN_FLOW_INDICATORS.test(tagName)) throwError(state, "tag suffix cannot contain flow indicator characters");
  }
  if (tagName && !(isVerbatim ? PATTERN_TAG_URI.test(tagName) : PATTERN_TAG_SUFFIX.test(tagName))) throwError(state, `tag name cannot contain such characters: ${tagName}`);
  if (!isVerbatim && tagHandle !== "!" && tagHandle !== "!!" && !HAS_OWN.call(state.tagHandlers, tagHandle)) throwError(state, `undeclared tag handle "${tagHandle}"`);
  props.tagStart = start;
  props.tagEnd = state.position;
  return true;
}
function readAnchorProperty(state, props) {
  if (state.input.charCodeAt(state.position) !== 38) return false;
  if (props.anchorStart !== NO_RANGE$1) throwError(state, "duplication of an anchor property");
  state.position++;
  const start = state.position;
  while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
  if (state.position === start) throwError(state, "name of an anchor node must contain at least one character");
  props.anchorStart = start;
  props.anchorEnd = state.position;
  return true;
}
function readAlias(state, props) {
  if (state.input.charCodeAt(state.position) !== 42) return false;
  if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) throwError(state, "alias node should not have any properties");
  state.position++;
  const start = state.position;
  while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
  if (state.position === start) throwError(state, "name of an alias node must contain at least one character");
  addAliasEvent(state, start, state.position);
  return true;
}
function readFlowScalarBreak(state, nodeIndent) {
  skipSeparationSpace(state, false);
  if (state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readSingleQuotedScalar(state, nodeIndent, props) {
  if (state.input.charCodeAt(state.position) !== 39) return false;
  state.position++;
  const start = state.position;
  let simple = true;
  while (state.input.charCodeAt(state.position) !== 0) {
    const ch = state.input.charCodeAt(state.position);
    if (ch === 39) {
      if (state.input.charCodeAt(state.position + 1) === 39) {
        simple = false;
        state.position += 2;
        continue;
      }
      const end = state.position;
      state.position++;
      addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.SINGLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
      return true;
    }
    if (isEol(ch)) {
      simple = false;
      readFlowScalarBreak(state, nodeIndent);
    } else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a single quoted scalar");
    else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
    else state.position++;
  }
  throwError(state, "unexpected end of the stream within a single quoted scalar");
}
function readDoubleQuotedScalar(state, nodeIndent, props) {
  if (state.input.charCodeAt(state.position) !== 34) return false;
  state.position++;
  const start = state.position;
  let simple = true;
  while (state.input.charCodeAt(state.position) !== 0) {
    const ch = state.input.charCodeAt(state.position);
    if (ch === 34) {
      const end = state.position;
      state.position++;
      addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.DOUBLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
      return true;
    }
    if (ch === 92) {
      simple = false;
      const escaped = state.input.charCodeAt(++state.position);
      if (isEol(escaped)) readFlowScalarBreak(state, nodeIndent);
      else if (isSimpleEscape(escaped)) state.position++;
      else {
        let hexLength = escapedHexLen(escaped);
        if (hexLength === 0) throwError(state, "unknown escape sequence");
        while (hexLength-- > 0) {
          state.position++;
          if (fromHexCode(state.input.charCodeAt(state.position)) < 0) throwError(state, "expected hexadecimal character");
        }
        state.position++;
      }
    } else if (isEol(ch)) {
      simple = false;
      readFlowScalarBreak(state, nodeIndent);
    } else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a double quoted scalar");
    else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
    else state.position++;
  }
  throwError(state, "unexpected end of the stream within a double quoted scalar");
}
function readBlockScalar(state, parentIndent, props) {
  const ch = state.input.charCodeAt(state.position);
  let chomping = CHOMPING_MODE.CLIP;
  let indent = -1;
  let detectedIndent = false;
  if (ch !== 124 && ch !== 62) return false;
  const style = ch === 124 ? SCALAR_STYLE.LITERAL_BLOCK : SCALAR_STYLE.FOLDED_BLOCK;
  state.position++;
  while (state.input.charCodeAt(state.position) !== 0) {
    const current = state.input.charCodeAt(state.position);
    const digit = fromDecimalCode(current);
    if (current === 43 || current === 45) {
      if (chomping !== CHOMPING_MODE.CLIP) throwError(state, "repeat of a chomping mode identifier");
      chomping = current === 43 ? CHOMPING_MODE.KEEP : CHOMPING_MODE.STRIP;
      state.position++;
    } else if (digit >= 0) {
      if (digit === 0) throwError(state, "bad explicit indentation width of a block scalar; it cannot be less than one");
      if (detectedIndent) throwError(state, "repeat of an indentation width identifier");
      indent = parentIndent + digit - 1;
      detectedIndent = true;
      state.position++;
    } else break;
  }
  let hadWhitespace = false;
  while (isWhiteSpace(state.input.charCodeAt(state.position))) {
    hadWhitespace = true;
    state.position++;
  }
  if (hadWhitespace && state.input.charCodeAt(state.position) === 35) skipUntilLineEnd(state);
  if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
  else if (state.input.charCodeAt(state.position) !== 0) throwError(state, "a line break is expected");
  let contentIndent = detectedIndent ? indent : -1;
  let maxLeadingIndent = 0;
  const valueStart = state.position;
  let valueEnd = state.position;
  while (state.input.charCodeAt(state.position) !== 0) {
    const linePosition = state.position;
    let column = 0;
    while (state.input.charCodeAt(linePosition + column) === 32) column++;
    const first = state.input.charCodeAt(linePosition + column);
    if (first === 0) {
      if (contentIndent >= 0) {
        if (column > contentIndent) valueEnd = linePosition + column;
      } else if (column > 0) valueEnd = linePosition + column;
      break;
    }
    if (testDocumentBoundary(state)) break;
    if (!detectedIndent && contentIndent === -1 && isEol(first)) maxLeadingIndent = Math.max(maxLeadingIndent, column);
    if (!detectedIndent && contentIndent === -1 && !isEol(first)) {
      if (first === 9 && column < parentIndent) {
        state.position = linePosition + column;
        throwError(state, "tab characters must not be used in indentation");
      }
      if (column >= parentIndent && column < maxLeadingIndent) {
        state.position = linePosition + column;
        throwError(state, "bad indentation of a mapping entry");
      }
    }
    if (contentIndent === -1 && first !== 0 && !isEol(first) && column < parentIndent) {
      state.lineIndent = column;
      state.position = linePosition + column;
      break;
    }
    if (!detectedIndent && first !== 0 && !isEol(first) && contentIndent === -1) contentIndent = column;
    const requiredIndent = contentIndent === -1 ? parentIndent + 1 : contentIndent;
    if (first !== 0 && !isEol(first) && column < requiredIndent) {
      state.lineIndent = column;
      state.position = linePosition + column;
      break;
    }
    skipUntilLineEnd(state);
    valueEnd = state.position;
    if (isEol(state.input.charCodeAt(state.position))) {
      consumeLineBreak(state);
      valueEnd = state.position;
    }
  }
  checkPrintable(state, valueStart, valueEnd);
  addScalarEvent(state, valueStart, valueEnd, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, style, chomping, contentIndent);
  return true;
}
function canStartPlainScalar(state, nodeContext) {
  const ch = state.input.charCodeAt(state.position);
  const inFlow = nodeContext === CONTEXT_FLOW_IN;
  if (ch === 0 || isWsOrEol(ch) || ch === 35 || ch === 38 || ch === 42 || ch === 33 || ch === 124 || ch === 62 || ch === 39 || ch === 34 || ch === 37 || ch === 64 || ch === 96 || isFlowIndicator(ch)) return false;
  if (ch === 63 || ch === 45) {
    const following = state.input.charCodeAt(state.position + 1);
    if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) return false;
  }
  return true;
}
function readPlainScalar(state, nodeIndent, nodeContext, props) {
  if (!canStartPlainScalar(state, nodeContext)) return false;
  const start = state.position;
  let end = state.position;
  let ch = state.input.charCodeAt(state.position);
  const inFlow = nodeContext === CONTEXT_FLOW_IN;
  let multiline = false;
  while (ch !== 0) {
    if (testDocumentBoundary(state)) break;
    if (ch === 58) {
      const following = state.input.charCodeAt(state.position + 1);
      if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) break;
    } else if (ch === 35) {
      if (isWsOrEol(state.input.charCodeAt(state.position - 1))) break;
    } else if (inFlow && isFlowIndicator(ch)) break;
    else if (isEol(ch)) {
      const savedPosition = state.position;
      const savedLine = state.line;
      const savedLineStart = state.lineStart;
      const savedLineIndent = state.lineIndent;
      skipSeparationSpace(state, false);
      if (state.lineIndent >= nodeIndent) {
        multiline = true;
        ch = state.input.charCodeAt(state.position);
        continue;
      }
      state.position = savedPosition;
      state.line = savedLine;
      state.lineStart = savedLineStart;
      state.lineIndent = savedLineIndent;
      break;
    }
    if (!isWhiteSpace(ch)) end = state.position + 1;
    ch = state.input.charCodeAt(++state.position);
  }
  if (end === start) return false;
  checkPrintable(state, start, end);
  addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN, CHOMPING_MODE.CLIP, -1, !multiline);
  return true;
}
function skipFlowSeparationSpace(state, nodeIndent) {
  const startLine = state.line;
  skipSeparationSpace(state, true);
  if (state.line > startLine && state.lineIndent < nodeIndent || state.firstTabInLine !== -1 && state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readFlowCollection(state, nodeIndent, props) {
  const ch = state.input.charCodeAt(state.position);
  const isMapping = ch === 123;
  const start = state.position;
  let readNext = true;
  if (ch !== 91 && ch !== 123) return false;
  const terminator = isMapping ? 125 : 93;
  if (isMapping) addMappingEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
  else addSequenceEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
  state.position++;
  while (state.input.charCodeAt(state.position) !== 0) {
    skipFlowSeparationSpace(state, nodeIndent);
    let ch2 = state.input.charCodeAt(state.position);
    if (ch2 === terminator) {
      state.position++;
      addPopEvent(state);
      return true;
    } else if (!readNext) throwError(state, "missed comma between flow collection entries");
    else if (ch2 === 44) throwError(state, "expected the node content, but found ','");
    let isPair = false;
    let isExplicitPair = false;
    if (ch2 === 63 && isWsOrEol(state.input.charCodeAt(state.position + 1))) {
      isPair = isExplicitPair = true;
      state.position += 1;
      skipFlowSeparationSpace(state, nodeIndent);
    }
    const entryLine = state.line;
    const entryStart = snapshotState(state);
    const keyWasRead = parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true);
    skipFlowSeparationSpace(state, nodeIndent);
    ch2 = state.input.charCodeAt(state.position);
    if ((isMapping || isExplicitPair || state.line === entryLine) && ch2 === 58) {
      isPair = true;
      state.position++;
      skipFlowSeparationSpace(state, nodeIndent);
      if (!isMapping) {
        insertFlowPairMappingEvent(state, entryStart);
        if (!keyWasRead) addEmptyScalarEvent(state);
      } else if (!keyWasRead) addEmptyScalarEvent(state);
      if (!parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true)) addEmptyScalarEvent(state);
      skipFlowSeparationSpace(state, nodeIndent);
      if (!isMapping) addPopEvent(state);
    } else if (isMapping && isPair) {
      if (!keyWasRead) addEmptyScalarEvent(state);
      addEmptyScalarEvent(state);
    } else if (isMapping) addEmptyScalarEvent(state);
    else if (isPair) {
      insertFlowPairMappingEvent(state, entryStart);
      if (!keyWasRead) addEmptyScalarEvent(state);
      addEmptyScalarEvent(state);
      addPopEvent(state);
    }
    ch2 = state.input.charCodeAt(state.position);
    if (ch2 === 44) {
      readNext = true;
      state.position++;
    } else readNext = false;
  }
  throwError(state, "unexpected end of the stream within a flow collection");
}
function readBlockSequence(state, nodeIndent, props) {
  if (state.firstTabInLine !== -1 || state.input.charCodeAt(state.position) !== 45 || !isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) return false;
  addSequenceEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
  while (state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) {
    if (state.firstTabInLine !== -1) {
      state.position = state.firstTabInLine;
      throwError(state, "tab characters must not be used in indentation");
    }
    const entryLine = state.line;
    state.position++;
    const hadBreak = skipSeparationSpace(state, true) > 0;
    if (state.firstTabInLine !== -1 && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
    if (hadBreak && state.lineIndent <= nodeIndent) addEmptyScalarEvent(state);
    else parseNode(state, nodeIndent, CONTEXT_BLOCK_IN, false, true);
    skipSeparationSpace(state, true);
    if (state.lineIndent < nodeIndent || state.position >= state.length) break;
    if (state.lineIndent > nodeIndent) throwError(state, "bad indentation of a sequence entry");
    if (state.line === entryLine && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
  }
  addPopEvent(state);
  return true;
}
function readBlockMapping(state, nodeIndent, flowIndent, props) {
  let atExplicitKey = false;
  let detected = false;
  let mappingOpened = false;
  let pendingExplicitKey = false;
  if (state.firstTabInLine !== -1) return false;
  let ch = state.input.charCodeAt(state.position);
  while (ch !== 0) {
    if (!atExplicitKey && state.firstTabInLine !== -1) {
      state.position = state.firstTabInLine;
      throwError(state, "tab characters must not be used in indentation");
    }
    const following = state.input.charCodeAt(state.position + 1);
    const entryLine = state.line;
    if ((ch === 63 || ch === 58) && isWsOrEolOrEnd(following)) {
      if (!mappingOpened) {
        addMappingEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
        mappingOpened = true;
      }
      if (ch === 63) {
        if (atExplicitKey) addEmptyScalarEvent(state);
        detected = true;
        atExplicitKey = true;
      } else if (atExplicitKey) atExplicitKey = false;
      else {
        addEmptyScalarEvent(state);
        detected = true;
        atExplicitKey = false;
      }
      state.position += 1;
      pendingExplicitKey = true;
    } else {
      if (atExplicitKey) {
        addEmptyScalarEvent(state);
        atExplicitKey = false;
      }
      const beforeKey = snapshotState(state);
      if (!parseNode(state, flowIndent, CONTEXT_FLOW_OUT, false, true)) break;
      if (state.line === entryLine) {
        ch = state.input.charCodeAt(state.position);
        while (isWhiteSpace(ch)) ch = state.input.charCodeAt(++state.position);
        if (ch === 58) {
          ch = state.input.charCodeAt(++state.position);
          if (!isWsOrEolOrEnd(ch)) throwError(state, "a whitespace character is expected after the key-value separator within a block mapping");
          if (!mappingOpened) {
            state.events.splice(beforeKey.eventsLength, 0, {
              type: EVENT_ID.MAPPING,
              start: beforeKey.position,
              anchorStart: props.anchorStart,
              anchorEnd: props.anchorEnd,
              tagStart: props.tagStart,
              tagEnd: props.tagEnd,
              style: COLLECTION_STYLE.BLOCK
            });
            mappingOpened = true;
          }
          detected = true;
          atExplicitKey = false;
          pendingExplicitKey = false;
        } else if (detected) throwError(state, "expected ':' after a mapping key");
        else {
          if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
            restoreState(state, beforeKey);
            return false;
          }
          return true;
        }
      } else if (detected) throwError(state, "can not read a block mapping entry; a multiline key may not be an implicit key");
      else {
        if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
          restoreState(state, beforeKey);
          return false;
        }
        return true;
      }
    }
    if (parseNode(state, nodeIndent, CONTEXT_BLOCK_OUT, true, pendingExplicitKey)) pendingExplicitKey = false;
    if (!atExplicitKey) {
      if (pendingExplicitKey) {
        addEmptyScalarEvent(state);
        pendingExplicitKey = false;
      }
    }
    skipSeparationSpace(state, true);
    ch = state.input.charCodeAt(state.position);
    if ((state.line === entryLine || state.lineIndent > nodeIndent) && ch !== 0) throwError(state, "bad indentation of a mapping entry");
    else if (state.lineIndent < nodeIndent) break;
  }
  if (!detected) return false;
  if (atExplicitKey) addEmptyScalarEvent(state);
  if (mappingOpened) addPopEvent(state);
  return true;
}
function parseNode(state, parentIndent, nodeContext, allowToSeek, allowCompact, allowPropertyMapping = true) {
  if (state.depth >= state.maxDepth) throwError(state, `nesting exceeded maxDepth (${state.maxDepth})`);
  state.depth++;
  let indentStatus = 1;
  let atNewLine = false;
  let hasContent = false;
  let propertyStart = null;
  const props = emptyProperties();
  let allowBlockScalars = nodeContext === CONTEXT_BLOCK_OUT || nodeContext === CONTEXT_BLOCK_IN;
  let allowBlockCollections = allowBlockScalars;
  const allowBlockStyles = allowBlockScalars;
  if (allowToSeek && skipSeparationSpace(state, true)) {
    atNewLine = true;
    if (state.lineIndent > parentIndent) indentStatus = 1;
    else if (state.lineIndent === parentIndent) indentStatus = 0;
    else indentStatus = -1;
  }
  if (indentStatus === 1) while (true) {
    const ch = state.input.charCodeAt(state.position);
    const propertyState = snapshotState(state);
    if (atNewLine && indentStatus !== 1 && (ch === 33 || ch === 38)) break;
    if (atNewLine && allowBlockStyles && (props.tagStart !== NO_RANGE$1 || props.anchorStart !== NO_RANGE$1) && (ch === 33 || ch === 38)) {
      const fallbackState = snapshotState(state);
      const flowIndent = parentIndent + 1;
      if (readBlockMapping(state, state.position - state.lineStart, flowIndent, props) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) {
        state.depth--;
        return true;
      }
      restoreState(state, fallbackState);
    }
    if (atNewLine && (ch === 33 && props.tagStart !== NO_RANGE$1 || ch === 38 && props.anchorStart !== NO_RANGE$1)) break;
    if (!readTagProperty(state, props, nodeContext === CONTEXT_FLOW_IN) && !readAnchorProperty(state, props)) break;
    if (propertyStart === null) propertyStart = propertyState;
    if (skipSeparationSpace(state, true)) {
      atNewLine = true;
      allowBlockCollections = allowBlockStyles;
      if (state.lineIndent > parentIndent) indentStatus = 1;
      else if (state.lineIndent === parentIndent) indentStatus = 0;
      else indentStatus = -1;
    } else allowBlockCollections = false;
  }
  if (allowBlockCollections) allowBlockCollections = atNewLine || allowCompact;
  if (indentStatus === 1 || nodeContext === CONTEXT_BLOCK_OUT) {
    const flowIndent = nodeContext === CONTEXT_FLOW_IN || nodeContext === CONTEXT_FLOW_OUT ? parentIndent : parentIndent + 1;
    const blockIndent = state.position - state.lineStart;
    if (indentStatus === 1) {
      if (allowBlockCollections && (readBlockSequence(state, blockIndent, props) || readBlockMapping(state, blockIndent, flowIndent, props)) || readFlowCollection(state, flowIndent, props)) hasContent = true;
      else {
        const ch = state.input.charCodeAt(state.position);
        if (propertyStart !== null && allowPropertyMapping && allowBlockStyles && !allowBlockCollections && ch !== 124 && ch !== 62) {
          const fallbackState = snapshotState(state);
          const propertyIndent = propertyStart.position - propertyStart.lineStart;
          restoreState(state, propertyStart);
          if (readBlockMapping(state, propertyIndent, flowIndent, emptyProperties()) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) hasContent = true;
          else restoreState(state, fallbackState);
        }
        if (!hasContent && (allowBlockScalars && readBlockScalar(state, flowIndent, props) || readSingleQuotedScalar(state, flowIndent, props) || readDoubleQuotedScalar(state, flowIndent, props) || readAlias(state, props) || readPlainScalar(state, flowIndent, nodeContext, props))) hasContent = true;
      }
    } else if (indentStatus === 0) hasContent = allowBlockCollections && readBlockSequence(state, blockIndent, props);
  }
  allowBlockScalars = allowBlockScalars && !hasContent;
  if (!hasContent && (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 || allowBlockScalars)) {
    addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN);
    hasContent = true;
  }
  state.depth--;
  return hasContent || props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1;
}
function readDirective(state) {
  if (state.lineIndent > 0 || state.input.charCodeAt(state.position) !== 37) return false;
  state.position++;
  const nameStart = state.position;
  while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
  const name = state.input.slice(nameStart, state.position);
  const args = [];
  if (name.length === 0) throwError(state, "directive name must not be less than one character in length");
  while (state.input.charCodeAt(state.position) !== 0 && !isEol(state.input.charCodeAt(state.position))) {
    while (isWhiteSpace(state.input.charCodeAt(state.position))) state.position++;
    if (state.input.charCodeAt(state.position) === 35 || isEol(state.input.charCodeAt(state.position)) || state.input.charCodeAt(state.position) === 0) break;
    const start = state.position;
    while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
    args.push(state.input.slice(start, state.position));
  }
  if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
  if (name === "YAML") {
    if (state.directives.some((directive) => directive.kind === "yaml")) throwError(state, "duplication of %YAML directive");
    if (args.length !== 1) throwError(state, "YAML directive accepts exactly one argument");
    const match = /^([0-9]+)\.([0-9]+)$/.exec(args[0]);
    if (match === null) throwError(state, "ill-formed argument of the YAML directive");
    if (parseInt(match[1], 10) !== 1) throwError(state, "unacceptable YAML version of the document");
    state.directives.push({
      kind: "yaml",
      version: args[0]
    });
  } else if (name === "TAG") {
    if (args.length !== 2) throwError(state, "TAG directive accepts exactly two arguments");
    const [handle, prefix] = args;
    if (!PATTERN_TAG_HANDLE.test(handle)) throwError(state, "ill-formed tag handle (first argument) of the TAG directive");
    if (HAS_OWN.call(state.tagHandlers, handle)) throwError(state, `there is a previously declared suffix for "${handle}" tag handle`);
    if (!PATTERN_TAG_PREFIX.test(prefix)) throwError(state, "ill-formed tag prefix (second argument) of the TAG directive");
    state.tagHandlers[handle] = prefix;
    state.directives.push({
      kind: "tag",
      handle,
      prefix
    });
  }
  return true;
}
function readDocument(state) {
  state.directives = [];
  state.tagHandlers = /* @__PURE__ */ Object.create(null);
  let hasDirectives = false;
  skipSeparationSpace(state, true);
  while (readDirective(state)) {
    hasDirectives = true;
    skipSeparationSpace(state, true);
  }
  let explicitStart = false;
  let explicitEnd = false;
  let allowCompact = true;
  if (state.lineIndent === 0 && state.input.charCodeAt(state.position) === 45 && state.input.charCodeAt(state.position + 1) === 45 && state.input.charCodeAt(state.position + 2) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 3))) {
    explicitStart = true;
    const markerLine = state.line;
    state.position += 3;
    skipSeparationSpace(state, true);
    allowCompact = state.line > markerLine;
  } else if (hasDirectives) throwError(state, "directives end mark is expected");
  const documentEventIndex = state.events.length;
  if (!explicitStart && state.position === state.lineStart && state.input.charCodeAt(state.position) === 46 && testDocumentSeparator(state)) {
    state.position += 3;
    skipSeparationSpace(state, true);
    return;
  }
  addDocumentEvent(state, explicitStart, false);
  if (!parseNode(state, state.lineIndent - 1, CONTEXT_BLOCK_OUT, false, allowCompact, allowCompact)) addEmptyScalarEvent(state);
  skipSeparationSpace(state, true);
  if (state.position === state.lineStart && testDocumentSeparator(state)) {
    explicitEnd = state.input.charCodeAt(state.position) === 46;
    if (explicitEnd) {
      const markerLine = state.line;
      state.position += 3;
      skipSeparationSpace(state, true);
      if (state.line === markerLine && state.position < state.length) throwError(state, "end of the stream or a document separator is expected");
    }
  }
  const documentEvent = state.events[documentEventIndex];
  if (documentEvent?.type === EVENT_ID.DOCUMENT) documentEvent.explicitEnd = explicitEnd;
  addPopEvent(state);
  if (!explicitEnd && state.position < state.length && !testDocumentBoundary(state)) throwError(state, "end of the stream or a document separator is expected");
}
function parseEvents(input, options) {
  const length = input.length;
  const state = {
    ...DEFAULT_PARSER_OPTIONS,
    ...options,
    input: `${input}\0`,
    length,
    position: 0,
    line: 0,
    lineStart: 0,
    lineIndent: 0,
    firstTabInLine: -1,
    depth: 0,
    directives: [],
    tagHandlers: /* @__PURE__ */ Object.create(null),
    events: []
  };
  const nullpos = input.indexOf("\0");
  if (nullpos !== -1) YAMLException.throwAt(input, nullpos, "null byte is not allowed in input", state.filename);
  while (state.position < state.length) {
    skipByteOrderMark(state);
    skipSeparationSpace(state, true);
    if (state.position >= state.length) break;
    const documentStart = state.position;
    readDocument(state);
    if (state.position === documentStart)
      throwError(state, "can not read a document");
  }
  return state.events;
}
var DEFAULT_LOAD_OPTIONS = {
  ...DEFAULT_PARSER_OPTIONS,
  ...DEFAULT_CONSTRUCTOR_OPTIONS
};
function hasBit(mask, bit) {
  return (mask & 1 << bit) !== 0;
}
var DEFAULT_SCALAR_STYLE_RULES = {
  applyQuoteFlowKeysOption,
  doubleQuoteForInvisibles,
  doubleQuoteWhitespaceOnly,
  applyForceQuotesOption,
  tryLongOrMultilineAsBlock,
  quoteInvalidPlain,
  fallbackToDoubleQuoted
};
function _preferredQuotedStyle(layout) {
  if (layout.presenterOptions.quoteStyle === "single" && hasBit(layout.allowedStylesMask, SCALAR_STYLE.SINGLE_QUOTED)) return SCALAR_STYLE.SINGLE_QUOTED;
  return SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyQuoteFlowKeysOption(layout) {
  if (!layout.presenterOptions.quoteFlowKeys) return;
  if (!layout.isKey || !layout.flowOnly || layout.style !== SCALAR_STYLE.PLAIN) return;
  layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteForInvisibles(layout) {
  if (layout.style === SCALAR_STYLE.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteWhitespaceOnly(layout) {
  if (layout.style === SCALAR_STYLE.PLAIN && /^\s+$/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyForceQuotesOption(layout) {
  if (!layout.presenterOptions.forceQuotes) return;
  if (layout.isKey || layout.style !== SCALAR_STYLE.PLAIN) return;
  if (layout.node.tag !== layout.presenterOptions.schema.defaultScalarTag.tagName) return;
  layout.style = layout.node.value.includes("\n") ? SCALAR_STYLE.DOUBLE_QUOTED : _preferredQuotedStyle(layout);
}
function tryLongOrMultilineAsBlock(layout) {
  if (layout.style !== SCALAR_STYLE.PLAIN || layout.isKey) return;
  const value = layout.node.value;
  const multiline = value.indexOf("\n") !== -1;
  if (!hasBit(layout.allowedStylesMask, SCALAR_STYLE.LITERAL_BLOCK)) {
    if (multiline) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
    return;
  }
  const w = layout.presenterOptions.lineWidth;
  if (w === -1) {
    if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
    return;
  }
  const availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
  let position = 0;
  let shouldFold = false;
  while (position <= value.length) {
    let lineEnd = value.length;
    const nextLineBreak = value.indexOf("\n", position);
    if (nextLineBreak !== -1) lineEnd = nextLineBreak;
    const line = value.slice(position, lineEnd);
    if (line.length > availableWidth && line[0] !== " " && / [^ \t]/.test(line)) shouldFold = true;
    if (nextLineBreak === -1) break;
    position = nextLineBreak + 1;
  }
  if (shouldFold) layout.style = SCALAR_STYLE.FOLDED_BLOCK;
  else if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
}
function quoteInvalidPlain(layout) {
  if (layout.style === SCALAR_STYLE.PLAIN && !hasBit(layout.allowedStylesMask, SCALAR_STYLE.PLAIN)) layout.style = _preferredQuotedStyle(layout);
}
function fallbackToDoubleQuoted(layout) {
  if (!hasBit(layout.allowedStylesMask, layout.style)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
var SRC_C_PRINTABLE = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
var SRC_B_CHAR = "[\\n\\r]";
var SRC_C_BYTE_ORDER_MARK = "\\uFEFF";
var SRC_S_WHITE = "[ \\t]";
var SRC_NB_CHAR = `(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`;
var SRC_NS_CHAR = `(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`;
var SRC_NB_JSON = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]";
var SRC_C_INDICATOR = "[-?:,\\[\\]{}#&*!|>'\"%@`]";
var SRC_C_FLOW_INDICATOR = "[,\\[\\]{}]";
var SRC_NS_PLAIN_SAFE_FLOW_OUT = SRC_NS_CHAR;
var SRC_NS_PLAIN_SAFE_FLOW_IN = `(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`;
var SRC_NS_PLAIN_FIRST_FLOW_OUT = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`;
var SRC_NS_PLAIN_FIRST_FLOW_IN = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`;
var SRC_NS_PLAIN_CHAR_FLOW_OUT = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`;
var SRC_NS_PLAIN_CHAR_FLOW_IN = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_OUT = `${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_IN = `${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_OUT;
var SRC_NS_PLAIN_ONE_LINE_FLOW_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_IN;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT = `${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_IN = `${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`;
var NS_PLAIN_FLOW_OUT = new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`, "u");
var NS_PLAIN_FLOW_IN = new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`, "u");
var NS_PLAIN_BLOCK_KEY = new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`, "u");
var NS_PLAIN_FLOW_KEY = new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`, "u");
var NB_SINGLE_ONE_LINE = new RegExp(`^(?:${SRC_NB_JSON})*$`, "u");
var NB_SINGLE_MULTI_LINE = new RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`, "u");
var BLOCK_SCALAR_CONTENT = new RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`, "u");
var DEFAULT_PRESENTER_OPTIONS = {
  indent: 2,
  seqNoIndent: false,
  seqInlineFirst: true,
  lineWidth: 80,
  flowBracketPadding: false,
  flowSkipCommaSpace: false,
  flowSkipColonSpace: false,
  quoteFlowKeys: false,
  quoteStyle: "single",
  forceQuotes: false,
  scalarStyleRules: Object.keys(DEFAULT_SCALAR_STYLE_RULES).map((name) => Reflect.get(DEFAULT_SCALAR_STYLE_RULES, name)),
  tagBeforeAnchor: false
};
var DEFAULT_DUMP_OPTIONS = {
  ...DEFAULT_PRESENTER_OPTIONS,
  schema: DUMP_SCHEMA,
  skipInvalid: false,
  noRefs: false,
  flowLevel: -1,
  sortKeys: false,
  transform: () => {
  }
};
var EVENT_DOCUMENT = EVENT_ID.DOCUMENT;
var EVENT_SEQUENCE = EVENT_ID.SEQUENCE;
var EVENT_MAPPING = EVENT_ID.MAPPING;
var EVENT_SCALAR = EVENT_ID.SCALAR;
var EVENT_ALIAS = EVENT_ID.ALIAS;
var EVENT_POP = EVENT_ID.POP;
var SCALAR_STYLE_PLAIN = SCALAR_STYLE.PLAIN;
var SCALAR_STYLE_SINGLE_QUOTED = SCALAR_STYLE.SINGLE_QUOTED;
var SCALAR_STYLE_DOUBLE_QUOTED = SCALAR_STYLE.DOUBLE_QUOTED;
var SCALAR_STYLE_LITERAL_BLOCK = SCALAR_STYLE.LITERAL_BLOCK;
var SCALAR_STYLE_FOLDED_BLOCK = SCALAR_STYLE.FOLDED_BLOCK;
var COLLECTION_STYLE_BLOCK = COLLECTION_STYLE.BLOCK;
var COLLECTION_STYLE_FLOW = COLLECTION_STYLE.FLOW;
var CHOMPING_CLIP = CHOMPING_MODE.CLIP;
var CHOMPING_STRIP = CHOMPING_MODE.STRIP;
var CHOMPING_KEEP = CHOMPING_MODE.KEEP;

// reading/yaml.ts
var SCHEMA = CORE_SCHEMA.withTags(mergeTag);
var parsed = /* @__PURE__ */ new Map();
var latest = /* @__PURE__ */ new Map();
function readYaml(file) {
  return parseFile(file).value;
}
function parseFile(file) {
  const text = readText(file);
  const earlier = latest.get(file);
  if (earlier !== void 0 && earlier !== text) parsed.delete(earlier);
  latest.set(file, text);
  let known = parsed.get(text);
  if (known === void 0) {
    known = parseJson(text) ?? parseYaml(text);
    parsed.set(text, known);
  }
  return known;
}
var UTF_8 = new TextDecoder();
function readText(file) {
  const bytes = (0, import_node_fs.readFileSync)(file);
  const mark = bytes.toString("latin1", 0, 2);
  if (mark === "\xFF\xFE") return new TextDecoder("utf-16le").decode(bytes);
  if (mark === "\xFE\xFF") return new TextDecoder("utf-16be").decode(bytes);
  return UTF_8.decode(bytes);
}
function parseJson(text) {
  if (!/^\s*\{/.test(text)) return void 0;
  try {
    const value = JSON.parse(text);
    return countKeys(JSON.stringify(value)) === countKeys(text) ? { text, value } : void 0;
  } catch {
    return void 0;
  }
}
function countKeys(json) {
  return json.match(/(?<!\\)"\s*:/g)?.length ?? 0;
}
function parseYaml(text) {
  const events = parseEvents(text, {});
  const [value, ...others] = constructFromEvents(events, { source: text, schema: SCHEMA });
  if (value === void 0) throw new Error("The file is empty.");
  if (others.length > 0) throw new Error("The file has more than one YAML document.");
  return { text, value, events };
}

// reading/listed-bundle.ts
function bundleListed(root) {
  try {
    return new ListedBundle(root).bundle();
  } catch {
    return void 0;
  }
}
var ListedBundle = class {
  #root;
  /** The component reference of each file. */
  #components = /* @__PURE__ */ new Map();
  #references = /* @__PURE__ */ new Set();
  constructor(root) {
    this.#root = root;
  }
  bundle() {
    const written = readYaml(this.#root);
    if (!isObject(written) || !/^3\.[0-2]\./.test(String(written["openapi"])))
      throw new Error("Not an OpenAPI 3 document.");
    if (isSelfContained(written)) return written;
    for (const [section, named] of toEntries(written["components"])) {
      for (const [name, item] of toEntries(named)) this.#list(["components", section, name], item);
    }
    const entries = Object.entries(written).map(([key, value]) => {
      if (key === "paths") return [key, this.#items(value)];
      if (key !== "components") return [key, this.#copy(value, this.#root)];
      return [key, Object.fromEntries(toEntries(value).map(([name, items]) => [name, this.#items(items)]))];
    });
    const document = Object.fromEntries(entries);
    for (const reference of this.#references) {
      const target = valueAt(document, parseReference(reference));
      if (target === void 0) throw new Error(`The target of ${reference} does not exist.`);
      if (getReference(target) !== void 0) throw new Error("A file contains only a reference.");
    }
    return document;
  }
  #list(pointer, item) {
    const reference = getReference(item);
    if (reference === void 0 || reference.startsWith("#")) return;
    const file = (0, import_node_path.resolve)((0, import_node_path.dirname)(this.#root), reference);
    if (this.#components.has(file)) throw new Error(`Two names for ${file}.`);
    this.#components.set(file, formatReference(pointer));
  }
  /** Replaces each listed reference by the content of the file. */
  #items(items) {
    return Object.fromEntries(toEntries(items).map(([name, item]) => [name, this.#item(item)]));
  }
  #item(item) {
    const reference = getReference(item);
    if (reference === void 0 || reference.startsWith("#")) return this.#copy(item, this.#root);
    if (Object.keys(item).length > 1) throw new Error("A reference has other fields.");
    const file = (0, import_node_path.resolve)((0, import_node_path.dirname)(this.#root), reference);
    const value = readYaml(file);
    if (getReference(value) !== void 0) throw new Error("A file contains only a reference.");
    return this.#copy(value, file);
  }
  #copy(value, file) {
    if (Array.isArray(value)) return value.map((item) => this.#copy(item, file));
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([key, item]) => {
      if (key === "externalValue" || key === "operationRef") throw new Error("A reference without `$ref`.");
      if (key === "mapping") return [key, this.#mapping(item, file)];
      return [key, key === "$ref" ? this.#reference(item, file) : this.#copy(item, file)];
    });
    return Object.fromEntries(entries);
  }
  /** Copies the mapping of a discriminator, whose values are references. */
  #mapping(mapping, file) {
    const entries = toEntries(mapping).map(([value, target]) => [value, this.#reference(target, file)]);
    return Object.fromEntries(entries);
  }
  #reference(value, file) {
    const reference = String(value);
    const component = reference.startsWith("#") ? file === this.#root && reference : this.#components.get((0, import_node_path.resolve)((0, import_node_path.dirname)(file), reference));
    if (typeof component !== "string") throw new Error(`${reference} is not listed.`);
    this.#references.add(component);
    return component;
  }
};

// rules/access-security.ts
var access_security_default = {
  description: "x-svc-access and `security` of an operation agree on the requirement of a key, and requests without a key are free.",
  *check({ operations }) {
    for (const { value, path, keyless } of operations) {
      const access = value["x-svc-access"];
      if (!isObject(access)) continue;
      const { keyRequired, plans } = access;
      const at = [...path, "x-svc-access"];
      if (keyRequired === true && keyless) {
        const message = "x-svc-access requires a key, and `security` does not; drop `security: []`, or write `keyRequired: false`.";
        yield { path: at, message };
      }
      if (keyRequired === false && !keyless) {
        const message = "x-svc-access requires no key, and `security` does; write `security: []`, or `keyRequired: true`.";
        yield { path: at, message };
      }
      if (keyRequired === false && toList(plans).length > 0) {
        const message = "Without a key the plan is unknown; write `plans: []`, or `keyRequired: true`.";
        yield { path: [...at, "plans"], message };
      }
      const { base, per, convertExtra } = toObject(value["x-svc-credits"]);
      if (keyRequired === false && (Number(base) > 0 || per !== void 0 || convertExtra === true)) {
        const message = "Without a key no account pays the credits; write `base: 0` and `convertExtra: false`, or `keyRequired: true`.";
        yield { path: [...path, "x-svc-credits"], message };
      }
    }
  }
};

// rules/support/schemas.ts
var COMPOSITIONS = ["allOf", "oneOf", "anyOf"];
function getTypes(schema) {
  const type = valueAt(schema, ["type"]);
  return type === void 0 ? [] : [type].flat().map(String);
}
function getParts(schema) {
  if (!isObject(schema)) return [];
  return [schema, ...COMPOSITIONS.flatMap((keyword) => toList(schema[keyword]).flatMap(getParts))];
}
function schemasAt(schema, segments) {
  const [first, ...rest] = segments;
  if (first === void 0) return getParts(schema);
  return getParts(schema).flatMap((part) => {
    const below = first === "*" ? [part["items"], part["additionalProperties"]] : [valueAt(part, ["properties", first])];
    return below.flatMap((next) => schemasAt(next, rest));
  });
}

// rules/aux-fields.ts
var aux_fields_default = {
  description: "A field selected by `aux` is an optional field of the record.",
  *check({ operations, root }) {
    const schemas = valueAt(root, ["components", "schemas"]);
    for (const { value, path } of operations) {
      const name = valueAt(value, ["x-svc-result", "record"]);
      const record = typeof name === "string" ? valueAt(schemas, [name]) : void 0;
      if (record === void 0) continue;
      for (const [switchName, switched] of toEntries(valueAt(value, ["x-svc-aux", "names"]))) {
        for (const [index, field] of toList(valueAt(switched, ["fields"])).entries()) {
          const segments = String(field).split(".");
          const last = segments.at(-1) ?? "";
          const at = [...path, "x-svc-aux", "names", switchName, "fields", index];
          const holders = schemasAt(record, segments.slice(0, -1));
          if (schemasAt(record, segments).length === 0) {
            const message = `The record ${name} has no field "${field}"; write the dotted path of a field, with * for every key or item.`;
            yield { path: at, message };
          } else if (holders.some((holder) => toList(holder["required"]).includes(last))) {
            const message = `"${field}" is absent without its \`aux\` name; remove "${last}" from \`required\` of its record.`;
            yield { path: at, message };
          }
        }
      }
    }
  }
};

// reading/names.ts
var import_fastest_levenshtein = __toESM(require_mod(), 1);
function nearestName(name, known) {
  let best;
  let fewest = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const edits = (0, import_fastest_levenshtein.distance)(name, candidate);
    if (edits < fewest) {
      best = candidate;
      fewest = edits;
    }
  }
  return best;
}
function quoted(names) {
  return [...names].map((name) => JSON.stringify(name)).join(", ");
}
function pascalCase(text) {
  return text.split(/[^A-Za-z0-9]+/).filter((word) => word !== "").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
function camelCase(text) {
  const pascal = pascalCase(text);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}
function snakeCase(text) {
  return text.replace(/([a-z0-9])([A-Z])/g, "$1_$2").replace(/[^A-Za-z0-9]+/g, "_").replace(/^_+|_+$/g, "").toLowerCase();
}
function pathWords(path) {
  return path.split("/").filter((segment) => segment !== "" && !segment.startsWith("{")).slice(1);
}
function pathVersion(path) {
  return Number(/^\/v(\d+)\//.exec(path)?.[1]);
}

// rules/aux-names.ts
var aux_names_default = {
  description: "x-svc-aux and the `aux` parameter have equal names and an equal default.",
  *check({ operations }) {
    for (const { value, path, parameters } of operations) {
      const aux = value["x-svc-aux"];
      const parameter = parameters.find((candidate) => candidate.value["name"] === "aux");
      if (!isObject(aux) || !isObject(aux["names"]) || !parameter) continue;
      const at = [...path, "x-svc-aux"];
      const names = Object.keys(aux["names"]);
      const allowed = toList(valueAt(parameter.value, ["schema", "items", "enum"])).map(String);
      for (const name of allowed.filter((candidate) => !names.includes(candidate))) {
        const message = `The parameter \`aux\` allows "${name}"; add the name with its fields here, or remove it from the enum.`;
        yield { path: [...at, "names"], message };
      }
      for (const name of names.filter((candidate) => !allowed.includes(candidate))) {
        const nearest = nearestName(name, allowed);
        const instead = nearest ? `write "${nearest}"` : "add it to the enum of the parameter's items, or remove it here";
        yield {
          path: [...at, "names", name],
          message: `The parameter \`aux\` does not allow "${name}"; ${instead}.`
        };
      }
      const byDefault = toList(aux["default"]);
      for (const [index, name] of byDefault.entries()) {
        if (names.includes(String(name))) continue;
        yield {
          path: [...at, "default", index],
          message: `The default has "${name}", which is not among the names; write one of ${quoted(names)}.`
        };
      }
      const ofParameter = toList(valueAt(parameter.value, ["schema", "default"]));
      if (!sameNames(ofParameter, byDefault)) {
        const message = `x-svc-aux has the default ${quoted(byDefault) || "of none"}, and the parameter \`aux\` ${quoted(ofParameter) || "has none"}; write the same names in both, in the same order.`;
        yield { path: [...at, "default"], message };
      }
    }
  }
};
function sameNames(one, other) {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}

// rules/bounds-stated-once.ts
var BOUNDS = ["minimum", "maximum", "minItems", "maxItems", "default"];
var bounds_stated_once_default = {
  description: "A description does not repeat a bound or default of its schema, because the reference shows both.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      if (kind !== "schema" && kind !== "parameter") continue;
      const numbers = listNumbers(String(value["description"] ?? ""));
      const schemas = [value, toObject(value["schema"]), toObject(value["x-svc-reads-as"])];
      const repeated = schemas.flatMap(listBounds).find(([, number2]) => numbers.has(number2));
      if (repeated === void 0) continue;
      const [bound, number] = repeated;
      const message = `The description repeats the ${bound} ${number}, which the reference already shows; omit it.`;
      yield { path: [...path, "description"], message };
    }
  }
};
function listNumbers(text) {
  const written = text.matchAll(/(?<![\w.,-])\d[\d,]*(?:\.\d+)?(?![\w-])/g);
  return new Set(
    [...written].map(([number]) => Number(number.replaceAll(",", ""))).filter((each) => each > 1)
  );
}
function listBounds(schema) {
  if (!isObject(schema)) return [];
  return BOUNDS.flatMap((bound) => {
    const number = Number(schema[bound] ?? Number.NaN);
    return Number.isNaN(number) ? [] : [[bound, number]];
  });
}

// rules/comma-lists.ts
var STATES_LIST = /comma[- ]?separated|separated by commas?/i;
var comma_lists_default = {
  description: "A comma-separated list is an array in one parameter: style form, explode false.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      if (kind !== "parameter") continue;
      const { name, style, explode, description } = value;
      const schema = toObject(value["schema"]);
      const types = getTypes(schema);
      if (types.includes("array")) {
        if (style !== "form" || explode !== false) {
          const message = `"${name}" is a list; write \`style: form\` and \`explode: false\`, so that its items go into one parameter.`;
          yield { path, message };
        }
        if (!(Number(schema["minItems"]) >= 1)) {
          const message = `"${name}" is a list, and an empty list has no meaning; write \`minItems: 1\`.`;
          yield { path: [...path, "schema"], message };
        }
      } else if (STATES_LIST.test(`${description} ${schema["description"]}`)) {
        const message = `"${name}" is described as a comma-separated list; write \`type: array\` with \`items\`, \`style: form\` and \`explode: false\`.`;
        yield { path, message };
      } else if (types.includes("object")) {
        yield {
          path: [...path, "schema"],
          message: `"${name}" is an object, but a query contains only plain values and lists; write one parameter for each field.`
        };
      }
    }
  }
};

// rules/component-names.ts
var component_names_default = {
  description: "Component names are in PascalCase and unique across all sections.",
  concernsRootFile: true,
  *check({ written }) {
    const takenBy = /* @__PURE__ */ new Map();
    for (const [section, components] of toEntries(written["components"])) {
      for (const [name] of toEntries(components)) {
        const path = ["components", section, name];
        if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
          yield { path, message: `The name "${name}" is not in PascalCase; write "${pascalCase(name)}".` };
        }
        const taken = takenBy.get(name.toLowerCase());
        if (taken) {
          yield {
            path,
            message: `The name "${name}" is already used by components/${taken}; choose a unique name.`
          };
        }
        takenBy.set(name.toLowerCase(), `${section}/${name}`);
      }
    }
  }
};

// rules/component-origin.ts
var SECTIONS = { schemas: "schema", parameters: "parameter" };
var component_origin_default = {
  description: "Every schema and parameter component states its origin.",
  *check({ root }) {
    for (const [section, noun] of Object.entries(SECTIONS)) {
      for (const [name, component] of toEntries(valueAt(root, ["components", section]))) {
        if (valueAt(component, ["x-svc-origin"]) !== void 0) continue;
        const message = `The ${noun} ${name} does not state its origin; add x-svc-origin: documented, {extension: why} or {not-shown: what}.`;
        yield { path: ["components", section, name], message };
      }
    }
  }
};

// rules/constraint-parameters.ts
var constraint_parameters_default = {
  description: "A constraint names query parameters of the operation.",
  *check({ operations }) {
    for (const { value, path, parameters } of operations) {
      const query = parameters.filter((parameter) => parameter.value["in"] === "query");
      const known = query.map((parameter) => String(parameter.value["name"]));
      for (const [index, constraint] of toList(value["x-svc-constraints"]).entries()) {
        for (const [kind, names] of toEntries(constraint)) {
          for (const [position, item] of toList(names).entries()) {
            const name = String(item);
            const at = [...path, "x-svc-constraints", index, kind, position];
            if (!known.includes(name)) {
              const nearest = nearestName(name, known);
              const instead = nearest ? `write "${nearest}"` : `it has ${quoted(known)}`;
              yield {
                path: at,
                message: `${kind} names "${name}", which is not a query parameter of this operation; ${instead}.`
              };
            } else if (query[known.indexOf(name)]?.value["required"] === true) {
              const message = `${kind} names "${name}", which is always required; remove \`required\` from the parameter, or the name from the constraint.`;
              yield { path: at, message };
            }
          }
        }
      }
    }
  }
};

// rules/contract-files.ts
var import_node_fs2 = __toESM(require_node_fs(), 1);
var import_node_path2 = __toESM(require_node_path(), 1);
var SECTIONS2 = ["schemas", "parameters", "headers", "responses", "examples"];
var contract_files_default = {
  description: "Each path and each component has a file of its name and a line in the root.",
  concernsRootFile: true,
  *check({ written, file: source }) {
    const lines = countLines(written);
    for (const { path, item, file } of lines) {
      const reference = valueAt(item, ["$ref"]);
      if (reference === file) continue;
      const found = reference ? `is read from ${reference}` : "is written here";
      yield { path, message: `${path.at(-1)} ${found}; move it to ${file} and write \`$ref: ${file}\`.` };
    }
    if (source === void 0) return;
    const named = new Set(lines.map(({ item }) => valueAt(item, ["$ref"])));
    yield* unnamedFiles((0, import_node_path2.dirname)(source), named);
  }
};
function countLines(root) {
  const paths = toEntries(root["paths"]).map(([url, item]) => ({
    path: ["paths", url],
    item,
    file: `paths${url}.yaml`
  }));
  const components = SECTIONS2.flatMap(
    (section) => toEntries(valueAt(root, ["components", section])).map(([name, item]) => ({
      path: ["components", section, name],
      item,
      file: `components/${section}/${name}.yaml`
    }))
  );
  return [...paths, ...components];
}
function unnamedFiles(folder, named) {
  return ["paths", ...SECTIONS2.map((section) => `components/${section}`)].flatMap(
    (below) => filesBelow((0, import_node_path2.join)(folder, below)).map((file) => `${below}/${file}`).filter((file) => !named.has(file)).map((file) => ({
      path: below.split("/"),
      message: `The root does not list the file ${file}; add ${lineFor(file)} here, or delete the file.`
    }))
  );
}
function lineFor(file) {
  const key = file.startsWith("paths/") ? file.slice("paths".length, -".yaml".length) : file.split("/").at(-1)?.slice(0, -".yaml".length);
  return `\`${key}: { $ref: ${file} }\``;
}
function filesBelow(folder) {
  if (!(0, import_node_fs2.existsSync)(folder)) return [];
  return (0, import_node_fs2.readdirSync)(folder, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/")).filter((file) => /\.(ya?ml|json)$/.test(file)).sort();
}

// ../node_modules/.pnpm/@cfworker+json-schema@4.1.6/node_modules/@cfworker/json-schema/dist/esm/deep-compare-strict.js
function deepCompareStrict(a, b) {
  const typeofa = typeof a;
  if (typeofa !== typeof b) {
    return false;
  }
  const aIsArray = Array.isArray(a);
  const bIsArray = Array.isArray(b);
  if (aIsArray !== bIsArray) {
    return false;
  }
  if (aIsArray) {
    const length = a.length;
    if (length !== b.length) {
      return false;
    }
    for (let i = 0; i < length; i++) {
      if (!deepCompareStrict(a[i], b[i])) {
        return false;
      }
    }
    return true;
  }
  if (typeofa === "object") {
    if (!a || !b) {
      return a === b;
    }
    const aKeys = Object.keys(a);
    const bKeys = Object.keys(b);
    const length = aKeys.length;
    if (length !== bKeys.length) {
      return false;
    }
    for (const k of aKeys) {
      if (!Object.prototype.hasOwnProperty.call(b, k)) {
        return false;
      }
      if (!deepCompareStrict(a[k], b[k])) {
        return false;
      }
    }
    return true;
  }
  return a === b;
}

// ../node_modules/.pnpm/@cfworker+json-schema@4.1.6/node_modules/@cfworker/json-schema/dist/esm/pointer.js
function encodePointer(p) {
  return encodeURI(escapePointer(p)).replace(/#/g, "%23");
}
function escapePointer(p) {
  return p.replace(/~/g, "~0").replace(/\//g, "~1");
}

// ../node_modules/.pnpm/@cfworker+json-schema@4.1.6/node_modules/@cfworker/json-schema/dist/esm/dereference.js
var uriFragmentCharacter = /^[A-Za-z0-9._~!$&'()*+,;=:@/?-]$/;
var uriPercentEncoding = /^%[0-9A-Fa-f]{2}$/;
var uriUnreservedCharacter = /^[A-Za-z0-9._~-]$/;
function normalizeURIFragment(fragment) {
  let normalized = "";
  for (let index = 0; index < fragment.length; ) {
    const character = fragment[index];
    const encoded = fragment.slice(index, index + 3);
    if (character === "%" && uriPercentEncoding.test(encoded)) {
      const decoded = String.fromCharCode(parseInt(encoded.slice(1), 16));
      normalized += uriUnreservedCharacter.test(decoded) ? decoded : encoded.toUpperCase();
      index += 3;
      continue;
    }
    const codePoint = String.fromCodePoint(fragment.codePointAt(index));
    normalized += uriFragmentCharacter.test(codePoint) ? codePoint : encodeURIComponent(codePoint);
    index += codePoint.length;
  }
  return normalized;
}
function resolveURI(reference, baseURI) {
  const url = new URL(reference, baseURI.href);
  url.hash = url.hash ? normalizeURIFragment(url.hash.slice(1)) : "";
  return url;
}
var schemaArrayKeyword = {
  prefixItems: true,
  items: true,
  allOf: true,
  anyOf: true,
  oneOf: true
};
var schemaMapKeyword = {
  $defs: true,
  definitions: true,
  properties: true,
  patternProperties: true,
  dependentSchemas: true
};
var ignoredKeyword = {
  id: true,
  $id: true,
  $ref: true,
  $schema: true,
  $anchor: true,
  $vocabulary: true,
  $comment: true,
  default: true,
  enum: true,
  const: true,
  required: true,
  dependentRequired: true,
  type: true,
  maximum: true,
  minimum: true,
  exclusiveMaximum: true,
  exclusiveMinimum: true,
  multipleOf: true,
  maxLength: true,
  minLength: true,
  pattern: true,
  format: true,
  maxItems: true,
  minItems: true,
  uniqueItems: true,
  maxProperties: true,
  minProperties: true
};
var initialBaseURI = typeof self !== "undefined" && self.location && self.location.origin !== "null" ? new URL(self.location.origin + self.location.pathname + location.search) : new URL("https://github.com/cfworker");
function dereference2(schema, lookup = /* @__PURE__ */ Object.create(null), baseURI = initialBaseURI, basePointer = "") {
  if (schema && typeof schema === "object" && !Array.isArray(schema)) {
    const id = schema.$id || schema["id"];
    if (id) {
      const url = resolveURI(id, baseURI);
      if (url.hash.length > 1) {
        lookup[url.href] = schema;
      } else {
        url.hash = "";
        if (basePointer === "") {
          baseURI = url;
        } else {
          dereference2(schema, lookup, baseURI);
        }
      }
    }
  } else if (schema !== true && schema !== false) {
    return lookup;
  }
  const schemaURI = baseURI.href + (basePointer ? "#" + basePointer : "");
  if (lookup[schemaURI] !== void 0 && lookup[schemaURI] !== schema) {
    throw new Error(`Duplicate schema URI "${schemaURI}".`);
  }
  lookup[schemaURI] = schema;
  if (schema === true || schema === false) {
    return lookup;
  }
  if (schema.__absolute_uri__ === void 0) {
    Object.defineProperty(schema, "__absolute_uri__", {
      enumerable: false,
      value: schemaURI
    });
  }
  if (schema.$ref && schema.__absolute_ref__ === void 0) {
    const url = resolveURI(schema.$ref, baseURI);
    Object.defineProperty(schema, "__absolute_ref__", {
      enumerable: false,
      value: url.href
    });
  }
  if (schema.$recursiveRef && schema.__absolute_recursive_ref__ === void 0) {
    const url = resolveURI(schema.$recursiveRef, baseURI);
    Object.defineProperty(schema, "__absolute_recursive_ref__", {
      enumerable: false,
      value: url.href
    });
  }
  if (schema.$anchor) {
    const url = resolveURI("#" + schema.$anchor, baseURI);
    lookup[url.href] = schema;
  }
  for (let key in schema) {
    if (ignoredKeyword[key]) {
      continue;
    }
    const keyBase = `${basePointer}/${encodePointer(key)}`;
    const subSchema = schema[key];
    if (Array.isArray(subSchema)) {
      if (schemaArrayKeyword[key]) {
        const length = subSchema.length;
        for (let i = 0; i < length; i++) {
          dereference2(subSchema[i], lookup, baseURI, `${keyBase}/${i}`);
        }
      }
    } else if (schemaMapKeyword[key]) {
      for (let subKey in subSchema) {
        dereference2(subSchema[subKey], lookup, baseURI, `${keyBase}/${encodePointer(subKey)}`);
      }
    } else {
      dereference2(subSchema, lookup, baseURI, keyBase);
    }
  }
  return lookup;
}

// ../node_modules/.pnpm/@cfworker+json-schema@4.1.6/node_modules/@cfworker/json-schema/dist/esm/format.js
var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
var TIME = /^(\d\d):(\d\d):(\d\d)(\.\d+)?(z|([+-])(\d\d):(\d\d))?$/i;
var HOSTNAME = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*$/i;
var URIREF = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
var URITEMPLATE = /^(?:(?:[^\x00-\x20\x7f"<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i;
var URL_ = /^(?:(?:https?|ftp):\/\/)(?:\S+(?::\S*)?@)?(?:(?!10(?:\.\d{1,3}){3})(?!127(?:\.\d{1,3}){3})(?!169\.254(?:\.\d{1,3}){2})(?!192\.168(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)(?:\.(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu;
var UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
var JSON_POINTER = /^(?:\/(?:[^~/]|~0|~1)*)*$/;
var JSON_POINTER_URI_FRAGMENT = /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i;
var RELATIVE_JSON_POINTER = /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/;
var EMAIL_ADDRESS = /^("(?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*"|[a-z0-9.!#$%&'*+/=?^_`{|}~-]+)@(.+)$/i;
var EMAIL = (input) => {
  const matches = input.match(EMAIL_ADDRESS);
  if (!matches)
    return false;
  const name = matches[1];
  const host = matches[2];
  if (!name || !host || name.length > 64 || host.length > 253)
    return false;
  if (name[0] !== '"' && (name[0] === "." || name.endsWith(".") || name.includes(".."))) {
    return false;
  }
  if (host.startsWith("[") && host.endsWith("]")) {
    const address = host.slice(1, -1);
    if (/^ipv6:/i.test(address))
      return IPV6.test(address.slice(5));
    return IPV4.test(address);
  }
  return HOSTNAME.test(host);
};
var IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)$/;
var IPV6 = /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i;
var DURATION = (input) => /^P(?:\d+W|(?:(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?|T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S)))$/.test(input);
function bind(r) {
  return r.test.bind(r);
}
var format = {
  date,
  time: time.bind(void 0, true),
  "date-time": date_time,
  duration: DURATION,
  uri,
  "uri-reference": bind(URIREF),
  "uri-template": bind(URITEMPLATE),
  url: bind(URL_),
  email: EMAIL,
  hostname: bind(HOSTNAME),
  ipv4: bind(IPV4),
  ipv6: bind(IPV6),
  regex,
  uuid: bind(UUID),
  "json-pointer": bind(JSON_POINTER),
  "json-pointer-uri-fragment": bind(JSON_POINTER_URI_FRAGMENT),
  "relative-json-pointer": bind(RELATIVE_JSON_POINTER)
};
function isLeapYear(year) {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
function date(str) {
  const matches = str.match(DATE);
  if (!matches)
    return false;
  const yearPart = matches[1];
  const monthPart = matches[2];
  const dayPart = matches[3];
  if (!yearPart || !monthPart || !dayPart)
    return false;
  const year = +yearPart;
  const month = +monthPart;
  const day = +dayPart;
  const maxDay = month == 2 && isLeapYear(year) ? 29 : DAYS[month];
  return month >= 1 && month <= 12 && day >= 1 && maxDay !== void 0 && day <= maxDay;
}
function time(full, str) {
  const matches = str.match(TIME);
  if (!matches)
    return false;
  const hourPart = matches[1];
  const minutePart = matches[2];
  const secondPart = matches[3];
  if (!hourPart || !minutePart || !secondPart)
    return false;
  const hour = +hourPart;
  const minute = +minutePart;
  const second = +secondPart;
  const timeZone = matches[5];
  const offsetSign = matches[6];
  const offsetHour = +(matches[7] ?? 0);
  const offsetMinute = +(matches[8] ?? 0);
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59 || full && timeZone === void 0) {
    return false;
  }
  if (second < 60)
    return true;
  const offsetDirection = offsetSign === "+" ? 1 : offsetSign === "-" ? -1 : 0;
  const utcMinute = (hour * 60 + minute - offsetDirection * (offsetHour * 60 + offsetMinute) + 24 * 60) % (24 * 60);
  return utcMinute === 23 * 60 + 59;
}
var DATE_TIME_SEPARATOR = /t|\s/i;
function date_time(str) {
  const [datePart, timePart, extra] = str.split(DATE_TIME_SEPARATOR);
  return datePart !== void 0 && timePart !== void 0 && extra === void 0 && date(datePart) && time(true, timePart);
}
var NOT_URI_FRAGMENT = /\/|:/;
var URI_PATTERN = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function uri(str) {
  return NOT_URI_FRAGMENT.test(str) && URI_PATTERN.test(str);
}
var Z_ANCHOR = /[^\\]\\Z/;
function regex(str) {
  if (Z_ANCHOR.test(str))
    return false;
  try {
    new RegExp(str, "u");
    return true;
  } catch (e) {
    return false;
  }
}

// ../node_modules/.pnpm/@cfworker+json-schema@4.1.6/node_modules/@cfworker/json-schema/dist/esm/ucs2-length.js
function ucs2length(s) {
  let result = 0;
  let length = s.length;
  let index = 0;
  let charCode;
  while (index < length) {
    result++;
    charCode = s.charCodeAt(index++);
    if (charCode >= 55296 && charCode <= 56319 && index < length) {
      charCode = s.charCodeAt(index);
      if ((charCode & 64512) == 56320) {
        index++;
      }
    }
  }
  return result;
}

// ../node_modules/.pnpm/@cfworker+json-schema@4.1.6/node_modules/@cfworker/json-schema/dist/esm/validate.js
function hasOwnProperty(instance, key) {
  return Object.prototype.hasOwnProperty.call(instance, key);
}
function decimalInteger(value) {
  const coefficientAndExponent = Math.abs(value).toString().split("e");
  const coefficient = coefficientAndExponent[0];
  const exponent = coefficientAndExponent[1] ?? "0";
  const point = coefficient.indexOf(".");
  const fractionLength = point === -1 ? 0 : coefficient.length - point - 1;
  return [
    BigInt(coefficient.replace(".", "")),
    Number(exponent) - fractionLength
  ];
}
function isMultipleOf(instance, divisor) {
  if (!Number.isFinite(instance) || !Number.isFinite(divisor) || divisor <= 0) {
    return false;
  }
  const [instanceCoefficient, instanceExponent] = decimalInteger(instance);
  const [divisorCoefficient, divisorExponent] = decimalInteger(divisor);
  const exponentDifference = instanceExponent - divisorExponent;
  if (exponentDifference >= 0) {
    return instanceCoefficient * 10n ** BigInt(exponentDifference) % divisorCoefficient === 0n;
  }
  return instanceCoefficient % (divisorCoefficient * 10n ** BigInt(-exponentDifference)) === 0n;
}
function validate(instance, schema, draft = "2019-09", lookup = dereference2(schema), shortCircuit = true, recursiveAnchor = null, instanceLocation = "#", schemaLocation = "#", evaluated = /* @__PURE__ */ Object.create(null)) {
  if (schema === true) {
    return { valid: true, errors: [] };
  }
  if (schema === false) {
    return {
      valid: false,
      errors: [
        {
          instanceLocation,
          keyword: "false",
          keywordLocation: instanceLocation,
          error: "False boolean schema."
        }
      ]
    };
  }
  const rawInstanceType = typeof instance;
  let instanceType;
  switch (rawInstanceType) {
    case "boolean":
    case "number":
    case "string":
      instanceType = rawInstanceType;
      break;
    case "object":
      if (instance === null) {
        instanceType = "null";
      } else if (Array.isArray(instance)) {
        instanceType = "array";
      } else {
        instanceType = "object";
      }
      break;
    default:
      throw new Error(`Instances of "${rawInstanceType}" type are not supported.`);
  }
  const { $ref, $recursiveRef, $recursiveAnchor, type: $type, const: $const, enum: $enum, required: $required, not: $not, anyOf: $anyOf, allOf: $allOf, oneOf: $oneOf, if: $if, then: $then, else: $else, format: $format, properties: $properties, patternProperties: $patternProperties, additionalProperties: $additionalProperties, unevaluatedProperties: $unevaluatedProperties, minProperties: $minProperties, maxProperties: $maxProperties, propertyNames: $propertyNames, dependentRequired: $dependentRequired, dependentSchemas: $dependentSchemas, dependencies: $dependencies, prefixItems: $prefixItems, items: $items, additionalItems: $additionalItems, unevaluatedItems: $unevaluatedItems, contains: $contains, minContains: $minContains, maxContains: $maxContains, minItems: $minItems, maxItems: $maxItems, uniqueItems: $uniqueItems, minimum: $minimum, maximum: $maximum, exclusiveMinimum: $exclusiveMinimum, exclusiveMaximum: $exclusiveMaximum, multipleOf: $multipleOf, minLength: $minLength, maxLength: $maxLength, pattern: $pattern, __absolute_ref__, __absolute_recursive_ref__ } = schema;
  const errors = [];
  if ($recursiveAnchor === true && recursiveAnchor === null) {
    recursiveAnchor = schema;
  }
  if ($recursiveRef === "#") {
    const refSchema = recursiveAnchor === null ? lookup[__absolute_recursive_ref__] : recursiveAnchor;
    const keywordLocation = `${schemaLocation}/$recursiveRef`;
    const result = validate(instance, recursiveAnchor === null ? schema : recursiveAnchor, draft, lookup, shortCircuit, refSchema, instanceLocation, keywordLocation, evaluated);
    if (!result.valid) {
      errors.push({
        instanceLocation,
        keyword: "$recursiveRef",
        keywordLocation,
        error: "A subschema had errors."
      }, ...result.errors);
    }
  }
  if ($ref !== void 0) {
    const uri2 = __absolute_ref__ || $ref;
    const refSchema = lookup[uri2];
    if (refSchema === void 0) {
      let message = `Unresolved $ref "${$ref}".`;
      if (__absolute_ref__ && __absolute_ref__ !== $ref) {
        message += `  Absolute URI "${__absolute_ref__}".`;
      }
      message += `
Known schemas:
- ${Object.keys(lookup).join("\n- ")}`;
      throw new Error(message);
    }
    const keywordLocation = `${schemaLocation}/$ref`;
    const result = validate(instance, refSchema, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, keywordLocation, evaluated);
    if (!result.valid) {
      errors.push({
        instanceLocation,
        keyword: "$ref",
        keywordLocation,
        error: "A subschema had errors."
      }, ...result.errors);
    }
    if (draft === "4" || draft === "7") {
      return { valid: errors.length === 0, errors };
    }
  }
  if (Array.isArray($type)) {
    let length = $type.length;
    let valid = false;
    for (let i = 0; i < length; i++) {
      if (instanceType === $type[i] || $type[i] === "integer" && instanceType === "number" && instance % 1 === 0 && instance === instance) {
        valid = true;
        break;
      }
    }
    if (!valid) {
      errors.push({
        instanceLocation,
        keyword: "type",
        keywordLocation: `${schemaLocation}/type`,
        error: `Instance type "${instanceType}" is invalid. Expected "${$type.join('", "')}".`
      });
    }
  } else if ($type === "integer") {
    if (instanceType !== "number" || instance % 1 || instance !== instance) {
      errors.push({
        instanceLocation,
        keyword: "type",
        keywordLocation: `${schemaLocation}/type`,
        error: `Instance type "${instanceType}" is invalid. Expected "${$type}".`
      });
    }
  } else if ($type !== void 0 && instanceType !== $type) {
    errors.push({
      instanceLocation,
      keyword: "type",
      keywordLocation: `${schemaLocation}/type`,
      error: `Instance type "${instanceType}" is invalid. Expected "${$type}".`
    });
  }
  if ($const !== void 0) {
    if (instanceType === "object" || instanceType === "array") {
      if (!deepCompareStrict(instance, $const)) {
        errors.push({
          instanceLocation,
          keyword: "const",
          keywordLocation: `${schemaLocation}/const`,
          error: `Instance does not match ${JSON.stringify($const)}.`
        });
      }
    } else if (instance !== $const) {
      errors.push({
        instanceLocation,
        keyword: "const",
        keywordLocation: `${schemaLocation}/const`,
        error: `Instance does not match ${JSON.stringify($const)}.`
      });
    }
  }
  if ($enum !== void 0) {
    if (instanceType === "object" || instanceType === "array") {
      if (!$enum.some((value) => deepCompareStrict(instance, value))) {
        errors.push({
          instanceLocation,
          keyword: "enum",
          keywordLocation: `${schemaLocation}/enum`,
          error: `Instance does not match any of ${JSON.stringify($enum)}.`
        });
      }
    } else if (!$enum.some((value) => instance === value)) {
      errors.push({
        instanceLocation,
        keyword: "enum",
        keywordLocation: `${schemaLocation}/enum`,
        error: `Instance does not match any of ${JSON.stringify($enum)}.`
      });
    }
  }
  if ($not !== void 0) {
    const keywordLocation = `${schemaLocation}/not`;
    const result = validate(instance, $not, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, keywordLocation);
    if (result.valid) {
      errors.push({
        instanceLocation,
        keyword: "not",
        keywordLocation,
        error: 'Instance matched "not" schema.'
      });
    }
  }
  let subEvaluateds = [];
  if ($anyOf !== void 0) {
    const keywordLocation = `${schemaLocation}/anyOf`;
    const errorsLength = errors.length;
    let anyValid = false;
    for (const [i, subSchema] of $anyOf.entries()) {
      const subEvaluated = Object.create(evaluated);
      const result = validate(instance, subSchema, draft, lookup, shortCircuit, $recursiveAnchor === true ? recursiveAnchor : null, instanceLocation, `${keywordLocation}/${i}`, subEvaluated);
      errors.push(...result.errors);
      anyValid = anyValid || result.valid;
      if (result.valid) {
        subEvaluateds.push(subEvaluated);
      }
    }
    if (anyValid) {
      errors.length = errorsLength;
    } else {
      errors.splice(errorsLength, 0, {
        instanceLocation,
        keyword: "anyOf",
        keywordLocation,
        error: "Instance does not match any subschemas."
      });
    }
  }
  if ($allOf !== void 0) {
    const keywordLocation = `${schemaLocation}/allOf`;
    const errorsLength = errors.length;
    let allValid = true;
    for (const [i, subSchema] of $allOf.entries()) {
      const subEvaluated = Object.create(evaluated);
      const result = validate(instance, subSchema, draft, lookup, shortCircuit, $recursiveAnchor === true ? recursiveAnchor : null, instanceLocation, `${keywordLocation}/${i}`, subEvaluated);
      errors.push(...result.errors);
      allValid = allValid && result.valid;
      if (result.valid) {
        subEvaluateds.push(subEvaluated);
      }
    }
    if (allValid) {
      errors.length = errorsLength;
    } else {
      errors.splice(errorsLength, 0, {
        instanceLocation,
        keyword: "allOf",
        keywordLocation,
        error: `Instance does not match every subschema.`
      });
    }
  }
  if ($oneOf !== void 0) {
    const keywordLocation = `${schemaLocation}/oneOf`;
    const errorsLength = errors.length;
    const matches = $oneOf.filter((subSchema, i) => {
      const subEvaluated = Object.create(evaluated);
      const result = validate(instance, subSchema, draft, lookup, shortCircuit, $recursiveAnchor === true ? recursiveAnchor : null, instanceLocation, `${keywordLocation}/${i}`, subEvaluated);
      errors.push(...result.errors);
      if (result.valid) {
        subEvaluateds.push(subEvaluated);
      }
      return result.valid;
    }).length;
    if (matches === 1) {
      errors.length = errorsLength;
    } else {
      errors.splice(errorsLength, 0, {
        instanceLocation,
        keyword: "oneOf",
        keywordLocation,
        error: `Instance does not match exactly one subschema (${matches} matches).`
      });
    }
  }
  if (instanceType === "object" || instanceType === "array") {
    Object.assign(evaluated, ...subEvaluateds);
  }
  if ($if !== void 0) {
    const keywordLocation = `${schemaLocation}/if`;
    const ifEvaluated = /* @__PURE__ */ Object.create(null);
    const conditionResult = validate(instance, $if, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, keywordLocation, ifEvaluated).valid;
    if (conditionResult) {
      Object.assign(evaluated, ifEvaluated);
      if ($then !== void 0) {
        const thenResult = validate(instance, $then, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, `${schemaLocation}/then`, evaluated);
        if (!thenResult.valid) {
          errors.push({
            instanceLocation,
            keyword: "if",
            keywordLocation,
            error: `Instance does not match "then" schema.`
          }, ...thenResult.errors);
        }
      }
    } else if ($else !== void 0) {
      const elseResult = validate(instance, $else, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, `${schemaLocation}/else`, evaluated);
      if (!elseResult.valid) {
        errors.push({
          instanceLocation,
          keyword: "if",
          keywordLocation,
          error: `Instance does not match "else" schema.`
        }, ...elseResult.errors);
      }
    }
  }
  if (instanceType === "object") {
    if ($required !== void 0) {
      for (const key of $required) {
        if (!hasOwnProperty(instance, key)) {
          errors.push({
            instanceLocation,
            keyword: "required",
            keywordLocation: `${schemaLocation}/required`,
            error: `Instance does not have required property "${key}".`
          });
        }
      }
    }
    const keys = Object.keys(instance);
    if ($minProperties !== void 0 && keys.length < $minProperties) {
      errors.push({
        instanceLocation,
        keyword: "minProperties",
        keywordLocation: `${schemaLocation}/minProperties`,
        error: `Instance does not have at least ${$minProperties} properties.`
      });
    }
    if ($maxProperties !== void 0 && keys.length > $maxProperties) {
      errors.push({
        instanceLocation,
        keyword: "maxProperties",
        keywordLocation: `${schemaLocation}/maxProperties`,
        error: `Instance does not have at least ${$maxProperties} properties.`
      });
    }
    if ($propertyNames !== void 0) {
      const keywordLocation = `${schemaLocation}/propertyNames`;
      for (const key in instance) {
        const subInstancePointer = `${instanceLocation}/${encodePointer(key)}`;
        const result = validate(key, $propertyNames, draft, lookup, shortCircuit, recursiveAnchor, subInstancePointer, keywordLocation);
        if (!result.valid) {
          errors.push({
            instanceLocation,
            keyword: "propertyNames",
            keywordLocation,
            error: `Property name "${key}" does not match schema.`
          }, ...result.errors);
        }
      }
    }
    if ($dependentRequired !== void 0) {
      const keywordLocation = `${schemaLocation}/dependantRequired`;
      for (const key in $dependentRequired) {
        if (hasOwnProperty(instance, key)) {
          const required = $dependentRequired[key];
          for (const dependantKey of required) {
            if (!hasOwnProperty(instance, dependantKey)) {
              errors.push({
                instanceLocation,
                keyword: "dependentRequired",
                keywordLocation,
                error: `Instance has "${key}" but does not have "${dependantKey}".`
              });
            }
          }
        }
      }
    }
    if ($dependentSchemas !== void 0) {
      for (const [key, dependentSchema] of Object.entries($dependentSchemas)) {
        const keywordLocation = `${schemaLocation}/dependentSchemas`;
        if (hasOwnProperty(instance, key)) {
          const result = validate(instance, dependentSchema, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, `${keywordLocation}/${encodePointer(key)}`, evaluated);
          if (!result.valid) {
            errors.push({
              instanceLocation,
              keyword: "dependentSchemas",
              keywordLocation,
              error: `Instance has "${key}" but does not match dependant schema.`
            }, ...result.errors);
          }
        }
      }
    }
    if ($dependencies !== void 0) {
      const keywordLocation = `${schemaLocation}/dependencies`;
      for (const key in $dependencies) {
        if (hasOwnProperty(instance, key)) {
          const propsOrSchema = $dependencies[key];
          if (Array.isArray(propsOrSchema)) {
            for (const dependantKey of propsOrSchema) {
              if (!hasOwnProperty(instance, dependantKey)) {
                errors.push({
                  instanceLocation,
                  keyword: "dependencies",
                  keywordLocation,
                  error: `Instance has "${key}" but does not have "${dependantKey}".`
                });
              }
            }
          } else {
            const result = validate(instance, propsOrSchema, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, `${keywordLocation}/${encodePointer(key)}`);
            if (!result.valid) {
              errors.push({
                instanceLocation,
                keyword: "dependencies",
                keywordLocation,
                error: `Instance has "${key}" but does not match dependant schema.`
              }, ...result.errors);
            }
          }
        }
      }
    }
    const thisEvaluated = /* @__PURE__ */ Object.create(null);
    let stop = false;
    if ($properties !== void 0) {
      const keywordLocation = `${schemaLocation}/properties`;
      for (const [key, propertySchema] of Object.entries($properties)) {
        if (!hasOwnProperty(instance, key)) {
          continue;
        }
        const subInstancePointer = `${instanceLocation}/${encodePointer(key)}`;
        const result = validate(instance[key], propertySchema, draft, lookup, shortCircuit, recursiveAnchor, subInstancePointer, `${keywordLocation}/${encodePointer(key)}`);
        thisEvaluated[key] = true;
        if (result.valid) {
          evaluated[key] = true;
        } else {
          stop = shortCircuit;
          errors.push({
            instanceLocation,
            keyword: "properties",
            keywordLocation,
            error: `Property "${key}" does not match schema.`
          }, ...result.errors);
          if (stop)
            break;
        }
      }
    }
    if (!stop && $patternProperties !== void 0) {
      const keywordLocation = `${schemaLocation}/patternProperties`;
      for (const [pattern, subSchema] of Object.entries($patternProperties)) {
        const regex2 = new RegExp(pattern, "u");
        for (const key in instance) {
          if (!regex2.test(key)) {
            continue;
          }
          const subInstancePointer = `${instanceLocation}/${encodePointer(key)}`;
          const result = validate(instance[key], subSchema, draft, lookup, shortCircuit, recursiveAnchor, subInstancePointer, `${keywordLocation}/${encodePointer(pattern)}`);
          thisEvaluated[key] = true;
          if (result.valid) {
            evaluated[key] = true;
          } else {
            stop = shortCircuit;
            errors.push({
              instanceLocation,
              keyword: "patternProperties",
              keywordLocation,
              error: `Property "${key}" matches pattern "${pattern}" but does not match associated schema.`
            }, ...result.errors);
          }
        }
      }
    }
    if (!stop && $additionalProperties !== void 0) {
      const keywordLocation = `${schemaLocation}/additionalProperties`;
      for (const key in instance) {
        if (thisEvaluated[key]) {
          continue;
        }
        const subInstancePointer = `${instanceLocation}/${encodePointer(key)}`;
        const result = validate(instance[key], $additionalProperties, draft, lookup, shortCircuit, recursiveAnchor, subInstancePointer, keywordLocation);
        if (result.valid) {
          evaluated[key] = true;
        } else {
          stop = shortCircuit;
          errors.push({
            instanceLocation,
            keyword: "additionalProperties",
            keywordLocation,
            error: `Property "${key}" does not match additional properties schema.`
          }, ...result.errors);
        }
      }
    } else if (!stop && $unevaluatedProperties !== void 0) {
      const keywordLocation = `${schemaLocation}/unevaluatedProperties`;
      for (const key in instance) {
        if (!evaluated[key]) {
          const subInstancePointer = `${instanceLocation}/${encodePointer(key)}`;
          const result = validate(instance[key], $unevaluatedProperties, draft, lookup, shortCircuit, recursiveAnchor, subInstancePointer, keywordLocation);
          if (result.valid) {
            evaluated[key] = true;
          } else {
            errors.push({
              instanceLocation,
              keyword: "unevaluatedProperties",
              keywordLocation,
              error: `Property "${key}" does not match unevaluated properties schema.`
            }, ...result.errors);
          }
        }
      }
    }
  } else if (instanceType === "array") {
    if ($maxItems !== void 0 && instance.length > $maxItems) {
      errors.push({
        instanceLocation,
        keyword: "maxItems",
        keywordLocation: `${schemaLocation}/maxItems`,
        error: `Array has too many items (${instance.length} > ${$maxItems}).`
      });
    }
    if ($minItems !== void 0 && instance.length < $minItems) {
      errors.push({
        instanceLocation,
        keyword: "minItems",
        keywordLocation: `${schemaLocation}/minItems`,
        error: `Array has too few items (${instance.length} < ${$minItems}).`
      });
    }
    const length = instance.length;
    let i = 0;
    let stop = false;
    if ($prefixItems !== void 0) {
      const keywordLocation = `${schemaLocation}/prefixItems`;
      const length2 = Math.min($prefixItems.length, length);
      for (; i < length2; i++) {
        const result = validate(instance[i], $prefixItems[i], draft, lookup, shortCircuit, recursiveAnchor, `${instanceLocation}/${i}`, `${keywordLocation}/${i}`);
        evaluated[i] = true;
        if (!result.valid) {
          stop = shortCircuit;
          errors.push({
            instanceLocation,
            keyword: "prefixItems",
            keywordLocation,
            error: `Items did not match schema.`
          }, ...result.errors);
          if (stop)
            break;
        }
      }
    }
    if ($items !== void 0) {
      const keywordLocation = `${schemaLocation}/items`;
      if (Array.isArray($items)) {
        const length2 = Math.min($items.length, length);
        for (; i < length2; i++) {
          const result = validate(instance[i], $items[i], draft, lookup, shortCircuit, recursiveAnchor, `${instanceLocation}/${i}`, `${keywordLocation}/${i}`);
          evaluated[i] = true;
          if (!result.valid) {
            stop = shortCircuit;
            errors.push({
              instanceLocation,
              keyword: "items",
              keywordLocation,
              error: `Items did not match schema.`
            }, ...result.errors);
            if (stop)
              break;
          }
        }
      } else {
        for (; i < length; i++) {
          const result = validate(instance[i], $items, draft, lookup, shortCircuit, recursiveAnchor, `${instanceLocation}/${i}`, keywordLocation);
          evaluated[i] = true;
          if (!result.valid) {
            stop = shortCircuit;
            errors.push({
              instanceLocation,
              keyword: "items",
              keywordLocation,
              error: `Items did not match schema.`
            }, ...result.errors);
            if (stop)
              break;
          }
        }
      }
      if (!stop && $additionalItems !== void 0) {
        const keywordLocation2 = `${schemaLocation}/additionalItems`;
        for (; i < length; i++) {
          const result = validate(instance[i], $additionalItems, draft, lookup, shortCircuit, recursiveAnchor, `${instanceLocation}/${i}`, keywordLocation2);
          evaluated[i] = true;
          if (!result.valid) {
            stop = shortCircuit;
            errors.push({
              instanceLocation,
              keyword: "additionalItems",
              keywordLocation: keywordLocation2,
              error: `Items did not match additional items schema.`
            }, ...result.errors);
          }
        }
      }
    }
    if ($contains !== void 0) {
      if (length === 0 && $minContains === void 0) {
        errors.push({
          instanceLocation,
          keyword: "contains",
          keywordLocation: `${schemaLocation}/contains`,
          error: `Array is empty. It must contain at least one item matching the schema.`
        });
      } else if ($minContains !== void 0 && length < $minContains) {
        errors.push({
          instanceLocation,
          keyword: "minContains",
          keywordLocation: `${schemaLocation}/minContains`,
          error: `Array has less items (${length}) than minContains (${$minContains}).`
        });
      } else {
        const keywordLocation = `${schemaLocation}/contains`;
        const errorsLength = errors.length;
        let contained = 0;
        for (let j = 0; j < length; j++) {
          const result = validate(instance[j], $contains, draft, lookup, shortCircuit, recursiveAnchor, `${instanceLocation}/${j}`, keywordLocation);
          if (result.valid) {
            evaluated[j] = true;
            contained++;
          } else {
            errors.push(...result.errors);
          }
        }
        if (contained >= ($minContains || 0)) {
          errors.length = errorsLength;
        }
        if ($minContains === void 0 && contained === 0) {
          errors.splice(errorsLength, 0, {
            instanceLocation,
            keyword: "contains",
            keywordLocation,
            error: `Array does not contain item matching schema.`
          });
        } else if ($minContains !== void 0 && contained < $minContains) {
          errors.push({
            instanceLocation,
            keyword: "minContains",
            keywordLocation: `${schemaLocation}/minContains`,
            error: `Array must contain at least ${$minContains} items matching schema. Only ${contained} items were found.`
          });
        } else if ($maxContains !== void 0 && contained > $maxContains) {
          errors.push({
            instanceLocation,
            keyword: "maxContains",
            keywordLocation: `${schemaLocation}/maxContains`,
            error: `Array may contain at most ${$maxContains} items matching schema. ${contained} items were found.`
          });
        }
      }
    }
    if (!stop && $unevaluatedItems !== void 0) {
      const keywordLocation = `${schemaLocation}/unevaluatedItems`;
      for (i; i < length; i++) {
        if (evaluated[i]) {
          continue;
        }
        const result = validate(instance[i], $unevaluatedItems, draft, lookup, shortCircuit, recursiveAnchor, `${instanceLocation}/${i}`, keywordLocation);
        evaluated[i] = true;
        if (!result.valid) {
          errors.push({
            instanceLocation,
            keyword: "unevaluatedItems",
            keywordLocation,
            error: `Items did not match unevaluated items schema.`
          }, ...result.errors);
        }
      }
    }
    if ($uniqueItems) {
      for (let j = 0; j < length; j++) {
        const a = instance[j];
        const ao = typeof a === "object" && a !== null;
        for (let k = 0; k < length; k++) {
          if (j === k) {
            continue;
          }
          const b = instance[k];
          const bo = typeof b === "object" && b !== null;
          if (a === b || ao && bo && deepCompareStrict(a, b)) {
            errors.push({
              instanceLocation,
              keyword: "uniqueItems",
              keywordLocation: `${schemaLocation}/uniqueItems`,
              error: `Duplicate items at indexes ${j} and ${k}.`
            });
            j = Number.MAX_SAFE_INTEGER;
            k = Number.MAX_SAFE_INTEGER;
          }
        }
      }
    }
  } else if (instanceType === "number") {
    if (draft === "4") {
      if ($minimum !== void 0 && ($exclusiveMinimum === true && instance <= $minimum || instance < $minimum)) {
        errors.push({
          instanceLocation,
          keyword: "minimum",
          keywordLocation: `${schemaLocation}/minimum`,
          error: `${instance} is less than ${$exclusiveMinimum ? "or equal to " : ""} ${$minimum}.`
        });
      }
      if ($maximum !== void 0 && ($exclusiveMaximum === true && instance >= $maximum || instance > $maximum)) {
        errors.push({
          instanceLocation,
          keyword: "maximum",
          keywordLocation: `${schemaLocation}/maximum`,
          error: `${instance} is greater than ${$exclusiveMaximum ? "or equal to " : ""} ${$maximum}.`
        });
      }
    } else {
      if ($minimum !== void 0 && instance < $minimum) {
        errors.push({
          instanceLocation,
          keyword: "minimum",
          keywordLocation: `${schemaLocation}/minimum`,
          error: `${instance} is less than ${$minimum}.`
        });
      }
      if ($maximum !== void 0 && instance > $maximum) {
        errors.push({
          instanceLocation,
          keyword: "maximum",
          keywordLocation: `${schemaLocation}/maximum`,
          error: `${instance} is greater than ${$maximum}.`
        });
      }
      if ($exclusiveMinimum !== void 0 && instance <= $exclusiveMinimum) {
        errors.push({
          instanceLocation,
          keyword: "exclusiveMinimum",
          keywordLocation: `${schemaLocation}/exclusiveMinimum`,
          error: `${instance} is less than ${$exclusiveMinimum}.`
        });
      }
      if ($exclusiveMaximum !== void 0 && instance >= $exclusiveMaximum) {
        errors.push({
          instanceLocation,
          keyword: "exclusiveMaximum",
          keywordLocation: `${schemaLocation}/exclusiveMaximum`,
          error: `${instance} is greater than or equal to ${$exclusiveMaximum}.`
        });
      }
    }
    if ($multipleOf !== void 0) {
      if (!isMultipleOf(instance, $multipleOf)) {
        errors.push({
          instanceLocation,
          keyword: "multipleOf",
          keywordLocation: `${schemaLocation}/multipleOf`,
          error: `${instance} is not a multiple of ${$multipleOf}.`
        });
      }
    }
  } else if (instanceType === "string") {
    const length = $minLength === void 0 && $maxLength === void 0 ? 0 : ucs2length(instance);
    if ($minLength !== void 0 && length < $minLength) {
      errors.push({
        instanceLocation,
        keyword: "minLength",
        keywordLocation: `${schemaLocation}/minLength`,
        error: `String is too short (${length} < ${$minLength}).`
      });
    }
    if ($maxLength !== void 0 && length > $maxLength) {
      errors.push({
        instanceLocation,
        keyword: "maxLength",
        keywordLocation: `${schemaLocation}/maxLength`,
        error: `String is too long (${length} > ${$maxLength}).`
      });
    }
    if ($pattern !== void 0 && !new RegExp($pattern, "u").test(instance)) {
      errors.push({
        instanceLocation,
        keyword: "pattern",
        keywordLocation: `${schemaLocation}/pattern`,
        error: `String does not match pattern.`
      });
    }
    if ($format !== void 0 && format[$format] && !format[$format](instance)) {
      errors.push({
        instanceLocation,
        keyword: "format",
        keywordLocation: `${schemaLocation}/format`,
        error: `String does not match format "${$format}".`
      });
    }
  }
  return { valid: errors.length === 0, errors };
}

// reading/validator.ts
var CONTAINERS = /* @__PURE__ */ new Set([
  "$ref",
  "properties",
  "patternProperties",
  "items",
  "prefixItems",
  "allOf",
  "if",
  "dependentSchemas",
  "propertyNames"
]);
var CHOICES = /* @__PURE__ */ new Set(["anyOf", "oneOf"]);
var CLOSINGS = /* @__PURE__ */ new Set(["additionalProperties", "unevaluatedProperties"]);
var CLEAREST = ["additionalProperties", "unevaluatedProperties", "enum", "const", "pattern", "type"];
var Validator = class {
  #document;
  #lookup;
  /** Caches valid values by schema location: many operations state the same values. */
  #fitting = /* @__PURE__ */ new Set();
  constructor(document) {
    this.#document = document;
    this.#lookup = dereference2(document);
  }
  /**
   * Returns all mismatches between a value and the schema at a pointer, the clearest first. For a choice, returns only
   * the mismatches of the best matching branch. Empty for a valid value.
   */
  errors(value, schema = []) {
    const key = JSON.stringify([schema, value]);
    if (this.#fitting.has(key)) return [];
    const target = valueAt(this.#document, schema);
    const { valid, errors: units } = validate(value, target, "2020-12", this.#lookup, false);
    if (valid) {
      this.#fitting.add(key);
      return [];
    }
    const errors = units.flatMap((unit, index) => this.#read(unit, units[index + 1], value, schema));
    return withoutOtherBranches(errors).sort((one, other) => clarity(one) - clarity(other));
  }
  #read(unit, next, root, start) {
    const { keyword } = unit;
    const isRejected = next?.keyword === "false";
    if (keyword === "false" || CONTAINERS.has(keyword) && !(keyword === "properties" && isRejected))
      return [];
    const way = parseReference(unit.keywordLocation);
    const schema = this.#schemaAt(start, way.slice(0, -1));
    const path = parseReference(unit.instanceLocation);
    const error = {
      path,
      keyword,
      expected: schema[keyword],
      schema,
      value: valueAt(root, path) ?? null,
      way
    };
    if (keyword === "required") {
      const isRepeated = next?.keyword === "required" && next.keywordLocation === unit.keywordLocation;
      if (isRepeated && next.instanceLocation === unit.instanceLocation) return [];
      const missing = toList(schema["required"]).map(String).filter((field2) => !(field2 in toObject(error.value)));
      return missing.map((field2) => ({ ...error, field: field2 }));
    }
    if (!CLOSINGS.has(keyword) && keyword !== "properties") return [error];
    if (next === void 0 || !isRejected) return [];
    const field = parseReference(next.instanceLocation);
    if (keyword === "properties") {
      return [{ ...error, keyword: "false", path: field, value: valueAt(root, field) ?? null }];
    }
    return [{ ...error, field: field.at(-1) ?? "" }];
  }
  /** Returns the schema at the end of a path through keywords and references. */
  #schemaAt(start, way) {
    let pointer = start;
    for (const segment of way) {
      const next = [...pointer, segment];
      pointer = segment === "$ref" ? parseReference(String(valueAt(this.#document, next))) : next;
    }
    return toObject(valueAt(this.#document, pointer));
  }
};
function withoutOtherBranches(errors) {
  let kept = [...errors];
  const choices = errors.filter(({ keyword }) => CHOICES.has(keyword));
  for (const choice of choices.sort((one, other) => other.way.length - one.way.length)) {
    const branches = toList(choice.expected).map(
      (_, index) => kept.filter(({ way }) => isBelow(way, [...choice.way, String(index)]))
    );
    if (branches.some((branch) => branch.length === 0)) {
      kept = kept.filter((error) => error === choice || !isBelow(error.way, choice.way));
      continue;
    }
    const [best] = [...branches].sort((one, other) => distance2(choice, one) - distance2(choice, other));
    const others = new Set(branches.filter((branch) => branch !== best).flat());
    kept = kept.filter((error) => error !== choice && !others.has(error));
  }
  return kept;
}
function isBelow(way, above) {
  return way.length > above.length && above.every((segment, index) => segment === way[index]);
}
function distance2(choice, errors) {
  return errors.reduce((sum, { path, keyword, value, field, schema }) => {
    if (path.length > choice.path.length) return sum + 0.25;
    if (keyword === "type") return sum + 5;
    if (keyword === "const") return sum + (typeof value === "string" ? 1 : 5);
    const isSlip = CLOSINGS.has(keyword) && nearestName(field ?? "", getFields(schema)) !== void 0;
    return sum + (isSlip ? 0.5 : 1);
  }, 0);
}
function clarity({ keyword }) {
  const index = CLEAREST.indexOf(keyword);
  return index === -1 ? CLEAREST.length : index;
}
function getFields(schema) {
  return Object.keys(toObject(schema["properties"]));
}
var REMEDIES = {
  const: (value) => value,
  enum: (values) => `one of ${values}`,
  exclusiveMaximum: (bound) => `a value below ${bound}`,
  exclusiveMinimum: (bound) => `a value above ${bound}`,
  format: (format2) => `a value of the format ${format2}`,
  maximum: (bound) => `a value of at most ${bound}`,
  maxItems: (count) => `at most ${count} items`,
  maxLength: (count) => `at most ${count} characters`,
  minimum: (bound) => `a value of at least ${bound}`,
  minItems: (count) => `at least ${count} items`,
  minLength: (count) => `at least ${count} characters`,
  multipleOf: (step) => `a multiple of ${step}`,
  pattern: (pattern) => `text that matches ${pattern}`,
  type: (types) => `a value of type ${types.replaceAll(", ", " or ")}`
};
function describeError({ keyword, expected, schema, value, field = "" }) {
  const fields = getFields(schema);
  if (CLOSINGS.has(keyword)) {
    const nearest = nearestName(field, fields);
    const instead = nearest ? `write "${nearest}"` : `it may have ${fields.join(", ")}`;
    return `has the unknown field "${field}"; ${instead}`;
  }
  if (keyword === "required") {
    const about = valueAt(schema, ["properties", field, "description"]);
    return `lacks "${field}"${typeof about === "string" ? ` (${about.trim()})` : ""}; add it`;
  }
  if (keyword === "false") return "must not be here; leave it out";
  if (keyword === "oneOf") return "matches several of the allowed shapes; write a value of a single shape";
  const text = keyword === "const" ? JSON.stringify(expected) : [expected ?? []].flat().join(", ");
  const remedy = REMEDIES[keyword]?.(text) ?? `one that fits "${keyword}": ${JSON.stringify(expected)}`;
  return `is ${JSON.stringify(value)}; write ${remedy}`;
}

// reading/invalid-values.ts
function findInvalidValues(document, values) {
  const validator = new Validator(getSchemas(document, values));
  return values.flatMap((stated) => {
    const [error] = validator.errors(stated.value, schemaPlace(stated.schema));
    if (error === void 0) return [];
    return { stated, pointer: [...stated.pointer, ...error.path], error, problem: describeInvalid(error) };
  });
}
function describeInvalid(error) {
  const at = error.path.length === 0 ? "it" : `/${error.path.join("/")}`;
  return `${at} ${describeError(error)}`;
}
function getSchemas(document, values) {
  const schemas = valueAt(document, ["components", "schemas"]) ?? {};
  const $defs = {};
  for (const { schema } of values) {
    if (!isComponentSchema(schema)) $defs[formatReference(schema)] = valueAt(document, schema) ?? {};
  }
  return { components: { schemas }, $defs };
}
function schemaPlace(schema) {
  return isComponentSchema(schema) ? schema : ["$defs", formatReference(schema)];
}
function isComponentSchema([first, second]) {
  return first === "components" && second === "schemas";
}

// rules/default-fits-schema.ts
var default_fits_schema_default = {
  description: "A default is valid against its schema.",
  *check(contract) {
    for (const { pointer, problem } of findInvalidValues(contract.bundle, listDefaults(contract)))
      yield { path: pointer, message: `This default does not match its schema: ${problem}.` };
    for (const node of contract.nodes) yield* misread(node);
  }
};
function listDefaults({ bundle, nodes, references }) {
  return [...nodes, ...references].flatMap(({ kind, value, path }) => {
    if (kind !== "schema" || value["default"] === void 0) return [];
    const pointer = followReferences(bundle, [...path, "default"]);
    return { value: value["default"], pointer, schema: pointer.slice(0, -1) };
  });
}
function* misread({ kind, value, path }) {
  const { type, minimum, maximum } = toObject(value["x-svc-reads-as"]);
  const written = valueAt(value, ["schema", "default"]);
  if (kind !== "parameter" || type !== "integer" && type !== "number" || typeof written !== "string")
    return;
  const meaning = {
    type,
    ...minimum !== void 0 && { minimum },
    ...maximum !== void 0 && { maximum }
  };
  const number = Number(written);
  const [error] = new Validator(meaning).errors(Number.isNaN(number) ? written : number);
  if (error === void 0) return;
  const message = `This default does not match x-svc-reads-as: ${describeInvalid(error)}.`;
  yield { path: [...path, "schema", "default"], message };
}

// rules/default-in-prose.ts
var QUOTED = '`[^`]+`|"[^"]+"';
var VALUE = `(${QUOTED}|[\\w.,-]*\\w)`;
var PHRASES = [
  `(?<!\\bnot |[\\w.,-])${VALUE} by default`,
  `\\bdefaults? (?:value )?(?:to |is |= ?)${VALUE}`,
  `(?<!\\bby )\\bdefault (?:value )?(${QUOTED}|-?\\d(?:[\\d.,]*\\d)?(?![\\w-]))`,
  `\\bdefault: ?${VALUE}`,
  `\\bby default,? ${VALUE}[.;]`
];
var default_in_prose_default = {
  description: "A default in the description of a parameter is the default of its schema.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      if (kind !== "parameter") continue;
      const schema = toObject(value["schema"]);
      const stated = findDefault(String(value["description"] ?? ""), schema);
      if (stated === void 0) continue;
      const written = schema["default"];
      if ([written].flat().some((item) => String(item).toLowerCase() === stated.toLowerCase())) continue;
      const message = written === void 0 ? `The description states the default ${stated}, and the schema has none; move the default to the schema.` : `The description states the default ${stated}, and the schema ${JSON.stringify(written)}; correct the wrong default.`;
      yield { path: [...path, "description"], message };
    }
  }
};
function findDefault(text, schema) {
  const items = toObject(schema["items"]);
  const values = [...toList(schema["enum"]), ...toList(items["enum"])].map(String);
  const types = [...getTypes(schema), ...getTypes(items)];
  const isNumeric = types.includes("integer") || types.includes("number");
  const stated = PHRASES.flatMap((phrase) => [...text.matchAll(new RegExp(phrase, "gi"))]).map(
    ([, value = ""]) => value.replace(/[`"]/g, "")
  );
  return stated.map((value) => /^-?[\d,.]+$/.test(value) ? value.replaceAll(",", "") : value).find(
    (value) => /^(true|false)$/i.test(value) || isNumeric && /^-?\d[\d.]*$/.test(value) || values.includes(value)
  );
}

// rules/described.ts
var MARK = /\b(?:TODO|TBD|FIXME)\b/;
var PLACEHOLDER = /^(?:todo|tbd|fixme|xxx|n\/a|description|lorem ipsum.*|[\p{P}\p{S}\s]+)\.?$/iu;
var described_default = {
  description: "Every operation, parameter, header, schema and property is described.",
  *check({ nodes }) {
    for (const node of nodes) {
      const subject = describeSubject(node);
      if (!subject) continue;
      for (const field of getFields2(node)) {
        const text = node.value[field];
        const words = typeof text === "string" ? text.trim() : "";
        const [placeholder] = MARK.exec(words) ?? PLACEHOLDER.exec(words) ?? [];
        if (words !== "" && placeholder === void 0) continue;
        const problem = placeholder === void 0 ? `has no ${field}` : `has "${placeholder}" as its ${field}`;
        const path = placeholder === void 0 ? node.path : [...node.path, field];
        yield { path, message: `${subject} ${problem}; say ${wanted(node, field)}.` };
      }
    }
  }
};
function describeSubject({ kind, role, name, value }) {
  if (kind === "operation") return `The operation ${value["operationId"] ?? name}`;
  if (kind === "parameter") return `The parameter "${value["name"]}"`;
  if (kind === "header") return `The header ${name}`;
  if (kind === "example") return `The example ${name}`;
  if (kind === "tag") return `The tag ${value["name"]}`;
  if (kind === "securityScheme") return `The security scheme ${name}`;
  if (kind === "response") return `The response ${name}`;
  if (kind === "schema" && role === "component") return `The schema ${name}`;
  if (kind === "schema" && role === "property") return `The property "${name}"`;
  return void 0;
}
function getFields2({ kind }) {
  if (kind === "operation") return ["summary", "description"];
  return kind === "example" ? ["summary"] : ["description"];
}
function wanted({ kind }, field) {
  if (kind === "operation")
    return field === "summary" ? "what it returns, in a few words" : "what it returns, and when to use it";
  if (kind === "example") return "in a few words what it shows";
  return "what it means, with its unit where it has one";
}

// rules/enum-case.ts
var FITTING = { camel: "lower", title: "upper" };
var STYLES = [getCase, (value) => /[A-Za-z0-9]([-_ ])[A-Za-z0-9]/.exec(value)?.[1]];
var enum_case_default = {
  description: "The values of an enumeration have the same case and the same separator.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      if (kind !== "schema") continue;
      const values = toList(value["enum"]);
      const siblings = STYLES.map((getStyle) => findSiblings(values, getStyle));
      for (const [index, item] of values.entries()) {
        const sibling = siblings.find((each) => each[index] !== void 0)?.[index];
        if (sibling === void 0) continue;
        const message = `"${item}" is not written like its sibling "${sibling}"; use the same case and separator.`;
        yield { path: [...path, "enum", index], message };
      }
    }
  }
};
function findSiblings(values, getStyle) {
  const styles = values.map((item) => typeof item === "string" ? getStyle(item) : void 0);
  const usual = getMostFrequent(styles.filter((style) => style !== void 0)) ?? "";
  const fitting = [void 0, usual, FITTING[usual]];
  return styles.map((style) => fitting.includes(style) ? void 0 : values[styles.indexOf(usual)]);
}
function getCase(value) {
  if (/^\d+[A-Za-z]$/.test(value)) return void 0;
  const letters = value.replace(/[^A-Za-z]/g, "");
  if (letters === "") return void 0;
  if (letters === letters.toLowerCase()) return "lower";
  if (letters === letters.toUpperCase()) return "upper";
  return /^[^A-Za-z]*[A-Z]/.test(value) ? "title" : "camel";
}
function getMostFrequent(styles) {
  const count = (style) => styles.filter((each) => each === style).length;
  return styles.toSorted((one, other) => count(other) - count(one))[0];
}

// rules/error-examples.ts
var error_examples_default = {
  description: "The examples of an error response have an error code of x-svc-errors for the status.",
  *check({ operations, root }) {
    for (const { value, path } of operations) {
      for (const [status, response] of toEntries(value["responses"])) {
        if (Number(status) < 400) continue;
        const codes = toList(root["x-svc-errors"]).filter((error) => valueAt(error, ["status"]) === Number(status)).map((error) => valueAt(error, ["code"]));
        for (const [type, media] of toEntries(valueAt(response, ["content"]))) {
          for (const [name, example] of toEntries(valueAt(media, ["examples"]))) {
            const code = valueAt(example, ["value", "status", "error_code"]);
            if (code !== void 0 && codes.includes(code)) continue;
            const found = code === void 0 ? "no error code" : `the error code ${code}`;
            yield {
              path: [...path, "responses", status, "content", type, "examples", name],
              message: `This example of a ${status} has ${found}; write one of ${quoted(codes) || "none"}.`
            };
          }
        }
      }
    }
  }
};

// rules/error-responses.ts
var ERRORS = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  429: "TooManyRequests",
  500: "InternalServerError"
};
var KEY_ERRORS = ["401", "403"];
var error_responses_default = {
  description: "Every operation has all error responses, with the error body. An operation without a key has no 401 and no 403.",
  *check({ operations, componentSchemas }) {
    for (const { value, path, keyless } of operations) {
      const responses = toObject(value["responses"]);
      for (const [status, component] of Object.entries(ERRORS)) {
        const response = responses[status];
        const schema = valueAt(response, ["content", "application/json", "schema"]);
        if (keyless && KEY_ERRORS.includes(status)) {
          if (response !== void 0) {
            const message = `An operation without a key cannot return ${status}; drop this response.`;
            yield { path: [...path, "responses"], message };
          }
        } else if (response === void 0) {
          yield {
            path: [...path, "responses"],
            message: `The response ${status} is missing; refer to the component ${component}.`
          };
        } else if (componentSchemas.get(schema) !== "ErrorResponse") {
          const message = `The body of ${status} is not an ErrorResponse; refer to the component ${component}.`;
          yield { path: [...path, "responses", status], message };
        }
      }
    }
  }
};

// rules/support/constraints.ts
var BOUNDS2 = {
  exactlyOneOf: [1, 1],
  atLeastOneOf: [1, Number.POSITIVE_INFINITY],
  atMostOneOf: [0, 1]
};
function brokenConstraints(constraints, sends) {
  return toList(constraints).flatMap(toEntries).flatMap(([kind, list]) => {
    const [least, most] = BOUNDS2[kind] ?? [0, Number.POSITIVE_INFINITY];
    const names = toList(list).map(String);
    const sent = names.filter(sends).length;
    return sent < least || sent > most ? [{ kind, names, sent }] : [];
  });
}

// rules/example-request.ts
var example_request_default = {
  description: "The example of a successful response has its request, and the request is valid.",
  *check({ operations }) {
    for (const operation of operations) {
      const content = ["responses", "200", "content"];
      for (const [type, media] of toEntries(valueAt(operation.value, content))) {
        const examples = toEntries(valueAt(media, ["examples"]));
        const place = [...operation.path, ...content, type];
        const requests = examples.map(([, example]) => valueAt(example, ["x-svc-request"]));
        const areWhole = examples.length > 0 && !requests.includes(void 0);
        if (areWhole && operation.parameters.length > 0 && !examples.some(hasParameters)) {
          const message = "No example of this response is for a request with parameters; add one.";
          yield { path: place, message };
        }
        for (const [name, example] of examples) {
          const at = [...place, "examples", name];
          if (!isObject(example)) continue;
          const request = example["x-svc-request"];
          if (request === void 0) {
            yield {
              path: at,
              message: "This example does not give the request that it responds to; add x-svc-request with its parameters."
            };
          } else if (isObject(request)) {
            for (const message of problems(operation, request)) {
              yield { path: [...at, "x-svc-request"], message };
            }
          }
        }
      }
    }
  }
};
function hasParameters([, example]) {
  const { "x-svc-request": request, value } = toObject(example);
  return toEntries(request).length > 0 && value !== void 0 && value !== null;
}
function* problems(operation, request) {
  const parameters = operation.parameters.map(({ value }) => value);
  yield* unknownNames(operation, parameters, request);
  yield* missingNames(operation, parameters, request);
  yield* wrongValues(parameters, request);
  yield* conflicts(operation, request);
  yield* repeatedItems(request);
}
function* unknownNames({ value }, parameters, request) {
  const known = parameters.map(({ name }) => String(name));
  for (const name of Object.keys(request).filter((candidate) => !known.includes(candidate))) {
    const nearest = nearestName(name, known);
    const instead = nearest ? `write "${nearest}"` : `it has ${quoted(known) || "none"}`;
    yield `x-svc-request sends "${name}", which is not a parameter of ${value["operationId"]}; ${instead}.`;
  }
}
function* missingNames({ value }, parameters, request) {
  for (const { name, required } of parameters) {
    if (required === true && !(String(name) in request))
      yield `x-svc-request lacks "${name}", which ${value["operationId"]} requires; add it.`;
  }
}
function* wrongValues(parameters, request) {
  for (const { name, schema } of parameters) {
    const value = request[String(name)];
    if (value === void 0 || !isObject(schema)) continue;
    for (const error of new Validator(schema).errors(value)) {
      yield `x-svc-request/${[name, ...error.path].join("/")} ${describeError(error)}.`;
    }
  }
}
function* conflicts({ value }, request) {
  for (const { names, sent } of brokenConstraints(value["x-svc-constraints"], (name) => name in request)) {
    yield `x-svc-request sends ${sent === 0 ? "none" : sent} of ${quoted(names)}; send one.`;
  }
}
function* repeatedItems(request) {
  for (const [name, items] of Object.entries(request)) {
    const repeated = toList(items).find((item, index, list) => list.indexOf(item) !== index);
    if (repeated !== void 0)
      yield `x-svc-request/${name} has ${JSON.stringify(repeated)} twice; name each item once.`;
  }
}

// rules/exemplified.ts
var exemplified_default = {
  description: "Every parameter, header, property and response body has an example.",
  *check({ nodes, componentSchemas }) {
    for (const node of nodes) {
      const message = messageFor(node, componentSchemas);
      if (message) yield { path: node.path, message };
    }
  }
};
function messageFor({ kind, role, name, value }, components) {
  if (kind === "parameter" && !hasExample(value))
    return `The parameter "${value["name"]}" has no example; add \`example\`. For a list parameter, write a list.`;
  if (kind === "header" && !hasExample(value)) return `The header ${name} has no example; add \`example\`.`;
  if (kind === "mediaType" && toEntries(value["examples"]).length === 0)
    return "This body has no example; add one under `examples`.";
  if (kind !== "schema") return void 0;
  if (value["example"] !== void 0)
    return "A schema has `examples`, a list; write `examples: [...]` in place of `example`.";
  const shown = toList(value["examples"]).length > 0 || value["const"] !== void 0 || containsComponent(value, components);
  if (role === "property" && !shown)
    return `The property "${name}" has no examples; add \`examples: [...]\`.`;
  if (role === "component" && !shown && isPlain(value))
    return `The schema ${name} has no examples; add \`examples: [...]\`.`;
  return void 0;
}
function hasExample(value) {
  return value["example"] !== void 0 || toEntries(value["examples"]).length > 0;
}
function containsComponent(schema, components) {
  if (!isObject(schema)) return false;
  const below = [
    schema["items"],
    schema["additionalProperties"],
    ...["allOf", "oneOf", "anyOf"].flatMap((keyword) => toList(schema[keyword]))
  ];
  return below.some(
    (part) => isObject(part) && (typeof part["$ref"] === "string" || components.has(part) || containsComponent(part, components))
  );
}
function isPlain(schema) {
  return !["properties", "items", "additionalProperties", "allOf", "oneOf", "anyOf"].some(
    (keyword) => keyword in schema
  );
}

// rules/support/extensions.ts
var import_node_fs3 = __toESM(require_node_fs(), 1);
var import_node_path3 = __toESM(require_node_path(), 1);
var import_node_url = __toESM(require_node_url(), 1);
var extensionPlaces = {
  "x-svc-access": ["operation"],
  "x-svc-aux": ["operation"],
  "x-svc-cache": ["operation"],
  "x-svc-constraints": ["operation"],
  "x-svc-credits": ["operation"],
  "x-svc-errors": ["root"],
  "x-svc-fallback": ["parameter"],
  "x-svc-lifecycle": ["operation", "parameter", "schema"],
  "x-svc-pagination": ["operation"],
  "x-svc-plans": ["root"],
  "x-svc-reads-as": ["parameter"],
  "x-svc-request": ["example"],
  "x-svc-result": ["operation"]
};
var operationExtensions = [
  "x-svc-access",
  "x-svc-credits",
  "x-svc-cache",
  "x-svc-constraints",
  "x-svc-pagination",
  "x-svc-result",
  "x-svc-lifecycle",
  "x-svc-origin"
];
function fillDefaults(bundle, { schemas }) {
  const defaults = operationExtensions.flatMap((name) => {
    const value = schemas.get(name)?.["default"];
    return value === void 0 ? [] : [[name, value]];
  });
  function fillOperation(item, operation) {
    const parameters = [...toList(item["parameters"]), ...toList(operation["parameters"])];
    const isPaged = parameters.some(
      (parameter) => ["start", "limit"].includes(String(toObject(resolveReference(bundle, parameter))["name"]))
    );
    const omitted = defaults.filter(
      ([name]) => !(name in operation) && !(isPaged && name === "x-svc-pagination")
    );
    return { ...operation, ...Object.fromEntries(omitted) };
  }
  const paths = toEntries(bundle["paths"]).map(([url, item]) => {
    const entries = toEntries(item).map(([key, value]) => [
      key,
      isObject(value) && "responses" in value ? fillOperation(toObject(item), value) : value
    ]);
    return [url, isObject(item) ? Object.fromEntries(entries) : item];
  });
  return { ...bundle, paths: Object.fromEntries(paths) };
}
function readExtensions(folder) {
  const schemas = new Map(
    (0, import_node_fs3.readdirSync)(folder).filter((file) => file.endsWith(".yaml")).sort().map((file) => [
      file.slice(0, -".yaml".length),
      toObject(readYaml((0, import_node_path3.join)(folder, file)))
    ])
  );
  const text = JSON.stringify([...schemas]);
  const same = cache.get(text);
  if (same !== void 0) return same;
  const entries = [...schemas].map(([name, schema]) => [name, withinDocument(schema, name)]);
  const validator = new Validator({ $defs: Object.fromEntries(entries) });
  const extensions = {
    schemas,
    findErrors: (name, value) => validator.errors(value, ["$defs", name])
  };
  cache.set(text, extensions);
  return extensions;
}
var cache = /* @__PURE__ */ new Map();
function withinDocument(value, name) {
  if (Array.isArray(value)) return value.map((item) => withinDocument(item, name));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (key !== "$ref") return [key, withinDocument(item, name)];
      const [file, pointer = ""] = String(item).split("#");
      return [key, `#/$defs/${file ? (0, import_node_path3.basename)(file, ".yaml") : name}${pointer}`];
    })
  );
}
var projectCache;
function projectExtensions() {
  projectCache ??= readExtensions((0, import_node_url.fileURLToPath)(new URL("../../extensions", import.meta.url)));
  return projectCache;
}

// rules/extension-known.ts
var extension_known_default = {
  description: "An x-svc extension has a schema in spec/extensions and is allowed at this place.",
  *check({ nodes, extensions }) {
    for (const node of nodes) yield* misplaced(node, extensions);
  }
};
function* misplaced({ kind, value, path }, { schemas }) {
  for (const name of Object.keys(value).filter((key) => key.startsWith("x-svc-"))) {
    const at = [...path, name];
    const places = extensionPlaces[name];
    if (!schemas.has(name)) {
      const nearest = nearestName(name, schemas.keys());
      const instead = nearest ? `write "${nearest}"` : `the known ones are ${quoted(schemas.keys())}`;
      const message = `There is no extension "${name}"; ${instead}, or add spec/extensions/${name}.yaml.`;
      yield { path: at, message };
    } else if (places && !places.includes(kind)) {
      const message = `${name} is not for ${nounFor(kind)}; move it to ${places.map(nounFor).join(" or ")}.`;
      yield { path: at, message };
    }
  }
}
function nounFor(kind) {
  if (kind === "root") return "the top of the document";
  const noun = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${/^[aeio]/.test(noun) ? "an" : "a"} ${noun}`;
}

// rules/extension-schema.ts
var extension_schema_default = {
  description: "An x-svc extension is valid against its JSON Schema in spec/extensions.",
  *check({ nodes, extensions }) {
    for (const node of nodes) yield* misshapen(node, extensions);
  }
};
function* misshapen({ value, path }, extensions) {
  for (const [name, extension] of Object.entries(value)) {
    if (!extensions.schemas.has(name)) continue;
    for (const error of extensions.findErrors(name, extension)) {
      const where = [name, ...error.path].join("/");
      yield {
        path: [...path, name, ...error.path],
        message: `${where} ${describeError(error)}. See spec/extensions/${name}.yaml.`
      };
    }
  }
}

// rules/extension-beside-reference.ts
var extension_beside_reference_default = {
  description: "An x-svc extension next to a `$ref` is known, allowed at this place, and valid against its schema.",
  *check({ references, extensions }) {
    for (const node of references) {
      yield* misplaced(node, extensions);
      yield* misshapen(node, extensions);
    }
  }
};

// rules/unused-component.ts
var unused_component_default = {
  description: "A component that no operation uses is a schema with x-svc-origin.",
  *check({ root }) {
    const used = reachable(root["paths"]);
    for (const section of ["schemas", "parameters", "headers", "responses", "examples"]) {
      for (const [name, component] of toEntries(valueAt(root, ["components", section]))) {
        if (!isObject(component) || used.has(component) || used.has(name)) continue;
        const path = ["components", section, name];
        if (section !== "schemas") {
          yield {
            path,
            message: `Nothing uses ${name}; refer to it from an operation, or delete its file and its line.`
          };
        } else if (component["x-svc-origin"] === void 0) {
          const message = `No operation uses the record ${name}; add x-svc-origin with the reason for its publication, or delete its file and its line.`;
          yield { path, message };
        }
      }
    }
  }
};
function reachable(start) {
  const found = /* @__PURE__ */ new Set();
  const open = [start];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== "object" || value === null || found.has(value)) continue;
    found.add(value);
    if ("$ref" in value) {
      const last = String(value.$ref).split("/").at(-1);
      found.add(last?.replace(/\.yaml$/, ""));
    }
    open.push(...Object.values(value));
  }
  return found;
}

// rules/field-names.ts
var CAMEL_CASE_RECORDS = ["DexNetwork", "IndexConstituent"];
var field_names_default = {
  description: "The fields of a record in a request or response are in snake_case.",
  *check({ nodes, root, componentSchemas }) {
    const used = reachable(root["paths"]);
    for (const { kind, value, path } of nodes) {
      if (kind !== "schema" || !used.has(value)) continue;
      if (CAMEL_CASE_RECORDS.includes(componentSchemas.get(value) ?? "")) continue;
      for (const name of Object.keys(toObject(value["properties"]))) {
        if (/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name)) continue;
        const message = `The field "${name}" is not in snake_case; write "${snakeCase(name)}".`;
        yield { path: [...path, "properties", name], message };
      }
    }
  }
};

// rules/integer-bounds.ts
var BOUNDS3 = {
  minimum: ["minimum", "exclusiveMinimum", "enum", "const"],
  maximum: ["maximum", "exclusiveMaximum", "enum", "const"]
};
var integer_bounds_default = {
  description: "An integer parameter has a minimum and a maximum. An ID needs no bounds, and a position (`start`) no maximum.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      const name = String(value["name"]);
      if (kind !== "parameter" || /(^|_)ids?$/.test(name)) continue;
      const schema = toObject(value["schema"]);
      const places = [
        [schema, ["schema"]],
        [toObject(schema["items"]), ["schema", "items"]],
        [toObject(value["x-svc-reads-as"]), ["x-svc-reads-as"]]
      ];
      for (const [integer, below] of places) {
        if (!getTypes(integer).includes("integer")) continue;
        for (const [bound, keywords] of Object.entries(BOUNDS3)) {
          if (keywords.some((keyword) => keyword in integer) || name === "start" && bound === "maximum")
            continue;
          const message = `The integer "${name}" has no ${bound}; write \`${bound}\`.`;
          yield { path: [...path, ...below], message };
        }
      }
    }
  }
};

// rules/integer-format.ts
var WIDTHS = ["int32", "int64"];
var integer_format_default = {
  description: "An integer has the format int32 or int64.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      if (kind !== "schema") continue;
      const { format: format2 } = value;
      const isInteger = getTypes(value).includes("integer");
      const hasWidth = WIDTHS.includes(String(format2));
      if (isInteger && !hasWidth) {
        const found = format2 === void 0 ? "has no format" : `has the format "${format2}"`;
        yield {
          path,
          message: `This integer ${found}; write \`format: int32\`, or \`int64\` if it can exceed 2147483647.`
        };
      }
      if (!isInteger && hasWidth) {
        const message = `The format ${format2} is for integers, and this is of type ${getTypes(value).join(", ") || "none"}; write \`type: integer\`, or drop the format.`;
        yield { path: [...path, "format"], message };
      }
    }
  }
};

// rules/iso-times.ts
var TIME_NAME = /(^|_)(time|timestamp|date|datetime|at|updated|since|until|ts)$/;
var UNIX_TIME = /\bunix\b|\bepoch (?:time|(?:milli)?seconds)\b|\bsince (?:the epoch|1970)\b/i;
var DURATION2 = /(?:\bin |^)(?:(?:milli|micro|nano)?seconds|minutes|hours|days)\b/i;
var FORMATS = ["date-time", "date"];
var iso_times_default = {
  description: "A time in a response is an ISO 8601 text with the format date-time or date.",
  *check({ nodes, root }) {
    const used = reachable(root["paths"]);
    for (const { kind, role, name, value, path } of nodes) {
      if (kind !== "schema" || role !== "property" || !used.has(value)) continue;
      const text = String(value["description"] ?? "");
      const isTime = UNIX_TIME.test(text) || TIME_NAME.test(snakeCase(name)) && !DURATION2.test(text);
      const parts = getParts(value).flatMap((part) => [part, ...getParts(part["items"])]);
      if (!isTime || !parts.some(isOtherTime)) continue;
      const message = `The time "${name}" is not an ISO 8601 text; write \`type: string\` and \`format: date-time\`.`;
      yield { path, message };
    }
  }
};
function isOtherTime(schema) {
  const types = getTypes(schema);
  const isNumber = types.includes("integer") || types.includes("number");
  return isNumber || types.includes("string") && !FORMATS.includes(schema["format"]);
}

// rules/lifecycle-replacement.ts
var lifecycle_replacement_default = {
  description: "A deprecated operation, parameter or field has `deprecated: true`, x-svc-lifecycle, and a current replacement or a reason.",
  *check(contract) {
    const { operations } = contract;
    const statuses = new Map(
      operations.map(({ value }) => [
        String(value["operationId"]),
        toObject(value["x-svc-lifecycle"])["status"]
      ])
    );
    for (const { value, path } of operations) {
      const { status, replacedBy } = toObject(value["x-svc-lifecycle"]);
      if (status === "deprecated" && value["deprecated"] !== true) {
        yield {
          path,
          message: "x-svc-lifecycle says that this operation is deprecated; add `deprecated: true`."
        };
      }
      if (status !== "deprecated" && value["deprecated"] !== void 0) {
        const message = `The status of this operation in x-svc-lifecycle is ${status ?? "nothing"}; drop \`deprecated\`, or make its status deprecated.`;
        yield { path: [...path, "deprecated"], message };
      }
      if (typeof replacedBy !== "string") continue;
      const at = [...path, "x-svc-lifecycle", "replacedBy"];
      if (!statuses.has(replacedBy)) {
        const nearest = nearestName(replacedBy, statuses.keys());
        const instead = nearest ? `write "${nearest}"` : "write an operationId, or null and the reason";
        yield { path: at, message: `There is no operation "${replacedBy}"; ${instead}.` };
      } else if (statuses.get(replacedBy) !== "current") {
        const message = `The replacement "${replacedBy}" is ${statuses.get(replacedBy)} itself; write a current operation, or null and the reason.`;
        yield { path: at, message };
      }
    }
    yield* parametersFindings(operations);
    yield* fieldsFindings(contract);
  }
};
function* parametersFindings(operations) {
  const reported = /* @__PURE__ */ new Set();
  for (const { parameters } of operations) {
    const parts = parameters.map(({ value, path }) => ({ name: String(value["name"]), value, path }));
    for (const finding of partsFindings("parameter", parts)) {
      const key = JSON.stringify(finding);
      if (!reported.has(key)) yield finding;
      reported.add(key);
    }
  }
}
function* fieldsFindings({ nodes, componentSchemas }) {
  for (const { kind, value, path } of nodes) {
    if (kind !== "schema") continue;
    const fields = Object.entries(toObject(value["properties"])).flatMap(
      ([name, field]) => isObject(field) && !componentSchemas.has(field) ? [{ name, value: field, path: [...path, "properties", name] }] : []
    );
    yield* partsFindings("field", fields);
  }
}
function* partsFindings(noun, siblings) {
  for (const { value, path } of siblings) {
    const { status, replacedBy } = toObject(value["x-svc-lifecycle"]);
    if (value["deprecated"] === true && status !== "deprecated") {
      const message2 = `This ${noun} is deprecated; add x-svc-lifecycle with the status deprecated and the replacement.`;
      yield { path: [...path, "deprecated"], message: message2 };
    }
    if (value["deprecated"] !== true && status === "deprecated") {
      const message2 = `x-svc-lifecycle says that this ${noun} is deprecated; add \`deprecated: true\`.`;
      yield { path, message: message2 };
    }
    if (typeof replacedBy !== "string") continue;
    const names = siblings.filter((sibling) => sibling.value !== value && sibling.value["deprecated"] !== true).map(({ name }) => name);
    if (names.includes(replacedBy)) continue;
    const nearest = nearestName(replacedBy, names);
    const instead = nearest ? `write "${nearest}"` : `write the name of a current ${noun}, or null and a reason`;
    const message = `There is no current ${noun} "${replacedBy}" next to this ${noun}; ${instead}.`;
    yield { path: [...path, "x-svc-lifecycle", "replacedBy"], message };
  }
}

// rules/names-in-prose.ts
var NAME = /`([a-z]\w*)`/g;
var LITERALS = ["true", "false", "null"];
var names_in_prose_default = {
  description: "A name in backticks in a description is a parameter, a field or a value of the contract.",
  *check(contract) {
    const { nodes, operations } = contract;
    const parameters = new Set(
      nodes.filter(({ kind }) => kind === "parameter").map(({ value }) => String(value["name"]))
    );
    const known = /* @__PURE__ */ new Set([
      ...LITERALS,
      ...parameters,
      ...operations.map(({ value }) => String(value["operationId"])),
      ...nodes.flatMap(({ value }) => getNames(value))
    ]);
    for (const node of nodes) yield* unknownNames2(node, known, parameters);
    yield* otherParameters(contract, parameters);
  }
};
function getNames(schema) {
  const values = [...toList(schema["enum"]), schema["const"] ?? []].flat();
  return [...Object.keys(toObject(schema["properties"])), ...values.map(String)];
}
function* unknownNames2({ kind, name: key, value, path }, known, parameters) {
  if (kind !== "operation" && kind !== "parameter" && kind !== "schema") return;
  const own = kind === "parameter" ? String(value["name"]) : key;
  const words = [...own.split("_"), ...toList(value["examples"]).flat()];
  for (const name of listNames(value)) {
    if (known.has(name) || words.includes(name)) continue;
    const nearest = nearestName(name, kind === "schema" ? known : parameters);
    const instead = nearest === void 0 ? "correct the name" : `write \`${nearest}\``;
    const message = `There is no parameter, field or value \`${name}\`; ${instead}.`;
    yield { path: [...path, "description"], message };
  }
}
function* otherParameters({ operations }, parameters) {
  for (const { value, path, parameters: own } of operations) {
    const texts = [{ value, path }, ...own];
    const below = [...reachable(value)];
    const names = /* @__PURE__ */ new Set([
      ...own.map((parameter) => String(parameter.value["name"])),
      ...below.flatMap((part) => getNames(toObject(part)))
    ]);
    for (const text of texts) {
      for (const name of listNames(text.value)) {
        if (!parameters.has(name) || names.has(name)) continue;
        const message = `${value["operationId"]} has no parameter \`${name}\`; correct the name, or omit it.`;
        yield { path: [...text.path, "description"], message };
      }
    }
  }
}
function listNames(value) {
  return Array.from(String(value["description"] ?? "").matchAll(NAME), ([, name = ""]) => name);
}

// rules/no-nullable.ts
var no_nullable_default = {
  description: "A nullable value has the type null in addition to its own type, because OpenAPI 3.1 has no `nullable`.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      if (kind !== "schema" || !("nullable" in value)) continue;
      const types = getTypes(value).filter((type) => type !== "null");
      const instead = types.length > 0 ? `\`type: [${types.join(", ")}, "null"]\`` : '`type: [..., "null"]`';
      const message = `OpenAPI 3.1 has no \`nullable\`; ${value["nullable"] === true ? `write ${instead}` : "leave it out"}.`;
      yield { path: [...path, "nullable"], message };
    }
  }
};

// rules/operation-extensions.ts
var operation_extensions_default = {
  description: "An operation has all required x-svc extensions.",
  *check({ operations, extensions }) {
    for (const { value, path, parameters } of operations) {
      for (const name of operationExtensions) {
        if (name in value) continue;
        const { description, default: none } = extensions.schemas.get(name) ?? {};
        const instead = none === void 0 ? "" : `, or write \`${name}: ${JSON.stringify(none)}\``;
        const about = lowerFirst(String(description ?? ""));
        yield { path, message: `This operation lacks ${name} (${about}); add it${instead}.` };
      }
      const hasParameter = parameters.some((parameter) => parameter.value["name"] === "aux");
      if (hasParameter && !("x-svc-aux" in value)) {
        yield {
          path,
          message: "This operation has an `aux` parameter and lacks x-svc-aux; add x-svc-aux with the fields of each `aux` value."
        };
      }
      if (!hasParameter && "x-svc-aux" in value) {
        const message = "This operation has x-svc-aux and no `aux` parameter; add the parameter, or drop the extension.";
        yield { path: [...path, "x-svc-aux"], message };
      }
    }
  }
};
function lowerFirst(text) {
  const sentence = text.split(". ")[0] ?? "";
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "");
}

// rules/operation-id-from-path.ts
function toOperationId(url) {
  const version = pathVersion(url);
  return Number.isNaN(version) ? void 0 : `${camelCase(pathWords(url).map(pascalCase).join(""))}V${version}`;
}
var operation_id_from_path_default = {
  description: "An operationId is the path's segments in camelCase, then V and the version.",
  *check({ operations }) {
    for (const { url, value, path } of operations) {
      const expected = toOperationId(url);
      const { operationId } = value;
      if (!expected) {
        const message = `The path "${url}" does not start with a version; write "/v1${url}", or the correct version.`;
        yield { path: path.slice(0, -1), message };
      } else if (operationId !== expected) {
        const problem = operationId === void 0 ? "This operation has no operationId" : `The operationId "${operationId}" does not match the path`;
        yield {
          path: operationId === void 0 ? path : [...path, "operationId"],
          message: `${problem}; write "${expected}".`
        };
      }
    }
  }
};

// rules/pagination-parameters.ts
var pagination_parameters_default = {
  description: "An operation has x-svc-pagination if and only if it has `start` and `limit`.",
  *check({ operations }) {
    for (const { value, path, parameters } of operations) {
      const pagination = value["x-svc-pagination"];
      if (pagination === void 0) continue;
      const at = [...path, "x-svc-pagination"];
      const names = parameters.map((parameter) => String(parameter.value["name"]));
      const pages = ["start", "limit"].every((name) => names.includes(name));
      if (pagination === null && pages) {
        yield {
          path: at,
          message: "This operation has `start` and `limit`; describe its pages in x-svc-pagination: start, limit, end, items."
        };
      }
      if (!isObject(pagination)) continue;
      for (const key of ["start", "limit"].filter((role) => !names.includes(String(pagination[role])))) {
        const message = `There is no parameter "${pagination[key]}" to page by; add it, or write \`x-svc-pagination: null\`.`;
        yield { path: [...at, key], message };
      }
      const body = valueAt(value, ["responses", "200", "content", "application/json", "schema"]);
      const { items } = pagination;
      if (typeof items === "string" && isObject(body) && body["$ref"] === void 0) {
        const found = schemasAt(body, items.split("/").slice(1));
        if (!found.some((schema) => getTypes(schema).includes("array"))) {
          const message = `The response has no list at "${items}"; write the JSON Pointer of the list of items in the body.`;
          yield { path: [...at, "items"], message };
        }
      }
    }
  }
};

// rules/query-names.ts
var query_names_default = {
  description: "The name of a query parameter is in snake_case.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      const name = String(value["name"]);
      if (kind !== "parameter" || value["in"] !== "query" || /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
        continue;
      const message = `The query parameter "${name}" is not in snake_case; write "${snakeCase(name)}".`;
      yield { path: [...path, "name"], message };
    }
  }
};

// rules/response-headers.ts
var ALWAYS = [
  "X-SVC-Credit-Count",
  "RateLimit",
  "RateLimit-Policy",
  "Cache-Control",
  "ETag",
  "X-SVC-Sample",
  "X-Request-Id"
];
var BY_LIFECYCLE = /* @__PURE__ */ new Map([
  ["deprecated", ["Deprecation", "Link"]],
  ["legacy", ["Link"]]
]);
var LIFECYCLE_HEADERS = [...new Set([...BY_LIFECYCLE.values()].flat())];
var response_headers_default = {
  description: "A response declares its headers: credits, limits, caching, lifecycle, and the wait after a 429.",
  *check({ operations }) {
    for (const { value, path } of operations) {
      const status = valueAt(value, ["x-svc-lifecycle", "status"]);
      const own = BY_LIFECYCLE.get(String(status)) ?? [];
      const success = valueAt(value, ["responses", "200"]);
      if (isObject(success)) {
        const at = [...path, "responses", "200"];
        const headers = toObject(success["headers"]);
        const isStream = valueAt(success, ["content", "text/event-stream"]) !== void 0;
        const required = ALWAYS.filter((name) => !(isStream && name === "ETag"));
        for (const name of [...required, ...own].filter((header) => !headers[header])) {
          yield {
            path: at,
            message: `The response does not declare the header ${name}; refer to its component under \`headers\`.`
          };
        }
        for (const name of LIFECYCLE_HEADERS.filter((header) => !own.includes(header) && headers[header])) {
          const message = `An operation ${status ? `with the status ${status}` : "without a lifecycle"} must not have the header ${name}; remove it.`;
          yield { path: [...at, "headers"], message };
        }
      }
      const limited = valueAt(value, ["responses", "429"]);
      if (isObject(limited) && !toObject(limited["headers"])["Retry-After"]) {
        const message = "A 429 does not declare the header Retry-After; refer to its component under `headers`.";
        yield { path: [...path, "responses", "429"], message };
      }
    }
  }
};

// rules/result-record.ts
var result_record_default = {
  description: "x-svc-result names existing schemas and parameters, and agrees with them.",
  *check({ operations, componentSchemas }) {
    const records = [...componentSchemas.values()];
    for (const { value, path, parameters } of operations) {
      const result = value["x-svc-result"];
      if (!isObject(result)) continue;
      const { record, shape } = result;
      const at = [...path, "x-svc-result"];
      if (typeof record === "string" && !records.includes(record)) {
        const nearest = nearestName(record, records);
        const instead = nearest ? `write "${nearest}"` : "write the name of a component, or add it";
        yield { path: [...at, "record"], message: `There is no schema component "${record}"; ${instead}.` };
      }
      const isStream = valueAt(value, ["responses", "200", "content", "text/event-stream"]) !== void 0;
      if (isStream !== (shape === "events")) {
        const message = isStream ? "The response is a stream; write the shape `events`." : "Only a response with the media type text/event-stream has the shape `events`; write another shape.";
        yield { path: [...at, "shape"], message };
      }
      if (shape === "map" && !("keyedBy" in result)) {
        yield {
          path: at,
          message: "A map states its keys; add keyedBy with the names of the parameters."
        };
      }
      const names = parameters.map((parameter) => String(parameter.value["name"]));
      const keys = toList(result["keyedBy"]);
      for (const [index, name] of keys.entries()) {
        if (names.includes(String(name))) continue;
        const message = `keyedBy names "${name}", which is not a parameter of this operation; write one of ${quoted(names)}.`;
        yield { path: [...at, "keyedBy", index], message };
      }
      for (const field of ["arrayUnder", "unwrappedFor"]) {
        for (const [index, name] of toList(result[field]).entries()) {
          if (keys.includes(name)) continue;
          const message = `${field} names "${name}", which is not in keyedBy; write one of ${quoted(keys) || "none"}.`;
          yield { path: [...at, field, index], message };
        }
      }
      if (result["maySkip"] === true !== names.includes("skip_invalid")) {
        const message = names.includes("skip_invalid") ? "This operation has `skip_invalid`; write `maySkip: true`." : "This operation has no `skip_invalid`; drop `maySkip`.";
        yield { path: at, message };
      }
    }
  }
};

// rules/typed-schema.ts
var COMPOSITIONS2 = ["allOf", "anyOf", "oneOf"];
var KEYWORDS_BY_TYPE = {
  object: ["properties", "required", "additionalProperties", "patternProperties"],
  array: ["items", "minItems", "maxItems", "prefixItems"]
};
var typed_schema_default = {
  description: "Every schema has a type, or consists of schemas with a type.",
  *check({ nodes }) {
    for (const { kind, role, value, path } of nodes) {
      if (kind !== "schema" || role === "condition") continue;
      const types = getTypes(value);
      if (types.length === 0) {
        if (role === "member" || COMPOSITIONS2.some((keyword) => keyword in value)) continue;
        yield {
          path,
          message: `This schema has no type and accepts every value; write \`type: ${guess(value)}\`.`
        };
        continue;
      }
      for (const [type, keywords] of Object.entries(KEYWORDS_BY_TYPE)) {
        const stray = keywords.find((keyword) => keyword in value);
        if (!stray || types.includes(type)) continue;
        const message = `\`${stray}\` does not apply to the type ${types.join(", ")}; write \`type: ${type}\`, or drop it.`;
        yield { path, message };
      }
    }
  }
};
function guess(schema) {
  for (const [type, keywords] of Object.entries(KEYWORDS_BY_TYPE)) {
    if (keywords.some((keyword) => keyword in schema)) return type;
  }
  const [sample] = [schema["const"] ?? [], toList(schema["enum"]), toList(schema["examples"])].flat();
  return ["string", "number", "boolean"].includes(typeof sample) ? typeof sample : "string";
}

// rules/units-agree.ts
var MINUTES = { m: 1, h: 60, d: 1440 };
var NAME_DURATION = /(?:^|_)(\d+)([hd])(?:_|$)/;
var TEXT_DURATIONS = /(?:\b(\d+)[ -]?|\blast )(minute|hour|day|h|d)s?\b/gi;
var BEFORE_PERIOD = /\b(?:last|over|within)(?: the)? $/i;
var NAME_UNIT = /(?:^|_)(ms|milliseconds|seconds|minutes|hours|days)(?:_|$)/;
var TEXT_UNIT = /\bin (milliseconds|seconds|minutes|hours|days)\b/;
var units_agree_default = {
  description: "A unit in the name of a parameter or field is the unit of its description.",
  *check({ nodes }) {
    for (const { kind, role, name: key, value, path } of nodes) {
      if (kind !== "parameter" && role !== "property") continue;
      const name = String(kind === "parameter" ? value["name"] : key);
      const text = String(value["description"] ?? "").replace(/`[^`]*`/g, "");
      const conflict = findDuration(name, text) ?? findUnit(name, text);
      if (conflict === void 0) continue;
      const message = `The name "${name}" and the description ("${conflict}") have different units; correct the wrong unit.`;
      yield { path: [...path, "description"], message };
    }
  }
};
function findDuration(name, text) {
  const [, count, unit = ""] = NAME_DURATION.exec(name) ?? [];
  if (count === void 0) return void 0;
  const durations = [...text.matchAll(TEXT_DURATIONS)];
  const minutes = Number(count) * (MINUTES[unit] ?? 0);
  const isStated = durations.some(
    ([, number = "1", word = ""]) => Number(number) * (MINUTES[word.charAt(0).toLowerCase()] ?? 0) === minutes
  );
  const period = durations.find(
    ({ 0: phrase, index }) => /^last |^\d+-/i.test(phrase) || BEFORE_PERIOD.test(text.slice(0, index))
  );
  return isStated ? void 0 : period?.[0];
}
function findUnit(name, text) {
  const unit = NAME_UNIT.exec(name)?.[1]?.replace(/^ms$/, "milliseconds");
  const [stated, other] = TEXT_UNIT.exec(text) ?? [];
  return unit === void 0 || unit === other ? void 0 : stated;
}

// rules/support/contract.ts
var METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
var SCHEMA_KEYWORDS = [
  ["items", "items"],
  ["contains", "condition"],
  ["additionalProperties", "values"],
  ["unevaluatedProperties", "values"],
  ["unevaluatedItems", "items"],
  ["propertyNames", "condition"],
  ["not", "condition"],
  ["if", "condition"],
  ["then", "condition"],
  ["else", "condition"]
];
var SCHEMA_LIST_KEYWORDS = [
  ["allOf", "member"],
  ["anyOf", "member"],
  ["oneOf", "member"],
  ["prefixItems", "items"]
];
var SCHEMA_MAP_KEYWORDS = [
  ["properties", "property"],
  ["patternProperties", "values"],
  ["dependentSchemas", "condition"],
  ["$defs", "definition"]
];
function readContract(document, source = {}) {
  const extensions = source.extensions ?? projectExtensions();
  const bundle = fillDefaults(document, extensions);
  const root = dereference(bundle);
  const { references } = walkContract(bundle);
  return {
    bundle,
    root,
    written: document,
    ...source,
    extensions,
    ...walkContract(root),
    references
  };
}
function walkContract(root) {
  const nodes = [];
  const references = [];
  const seen = /* @__PURE__ */ new Set();
  function enter(kind, value, path, role) {
    if (!isObject(value) || seen.has(value)) return false;
    seen.add(value);
    const isReference = typeof value["$ref"] === "string";
    const list = isReference ? references : nodes;
    list.push({ kind, value, path, name: String(path.at(-1) ?? ""), ...role && { role } });
    return !isReference;
  }
  const components = toObject(root["components"]);
  const componentSchemas = /* @__PURE__ */ new Map();
  for (const [name, schema] of toEntries(components["schemas"])) componentSchemas.set(schema, name);
  function visitSchema(value, path, role) {
    if (role !== "component" && componentSchemas.has(value)) return;
    if (!enter("schema", value, path, role)) return;
    for (const [keyword, below] of SCHEMA_KEYWORDS) {
      if (isObject(value[keyword])) visitSchema(value[keyword], [...path, keyword], below);
    }
    for (const [keyword, below] of SCHEMA_LIST_KEYWORDS) {
      for (const [index, member] of toList(value[keyword]).entries())
        visitSchema(member, [...path, keyword, index], below);
    }
    for (const [keyword, below] of SCHEMA_MAP_KEYWORDS) {
      for (const [name, member] of toEntries(value[keyword]))
        visitSchema(member, [...path, keyword, name], below);
    }
  }
  const visitExample = (value, path) => {
    enter("example", value, path);
  };
  const visitContent = (value, path) => {
    for (const [type, media] of toEntries(value)) {
      const mediaPath = [...path, type];
      if (!enter("mediaType", media, mediaPath)) continue;
      visitSchema(media["schema"], [...mediaPath, "schema"], "body");
      visitEach(media["examples"], [...mediaPath, "examples"], visitExample);
    }
  };
  const visitHeader = (value, path) => {
    if (!enter("header", value, path)) return;
    visitSchema(value["schema"], [...path, "schema"], "header");
    visitEach(value["examples"], [...path, "examples"], visitExample);
  };
  const visitParameter = (value, path) => {
    if (!enter("parameter", value, path)) return;
    visitSchema(value["schema"], [...path, "schema"], "parameter");
    visitContent(value["content"] ?? null, [...path, "content"]);
    visitEach(value["examples"], [...path, "examples"], visitExample);
  };
  const visitResponse = (value, path) => {
    if (!enter("response", value, path)) return;
    visitEach(value["headers"], [...path, "headers"], visitHeader);
    visitContent(value["content"] ?? null, [...path, "content"]);
  };
  enter("root", root, []);
  enter("info", root["info"], ["info"]);
  for (const [index, server] of toList(root["servers"]).entries())
    enter("server", server, ["servers", index]);
  for (const [index, tag] of toList(root["tags"]).entries()) enter("tag", tag, ["tags", index]);
  visitEach(
    components["schemas"],
    ["components", "schemas"],
    (value, path) => visitSchema(value, path, "component")
  );
  visitEach(components["parameters"], ["components", "parameters"], visitParameter);
  visitEach(components["headers"], ["components", "headers"], visitHeader);
  visitEach(components["examples"], ["components", "examples"], visitExample);
  visitEach(components["responses"], ["components", "responses"], visitResponse);
  visitEach(components["securitySchemes"], ["components", "securitySchemes"], (value, path) => {
    enter("securityScheme", value, path);
  });
  const operations = [];
  for (const [url, item] of toEntries(root["paths"])) {
    const itemPath = ["paths", url];
    if (!enter("pathItem", item, itemPath)) continue;
    visitEach(item["parameters"], [...itemPath, "parameters"], visitParameter);
    for (const method of METHODS) {
      const path = [...itemPath, method];
      const value = item[method];
      if (!enter("operation", value, path)) continue;
      const parameters = [
        ...placed(item["parameters"], [...itemPath, "parameters"]),
        ...placed(value["parameters"], [...path, "parameters"])
      ];
      operations.push({
        url,
        method,
        value,
        path,
        parameters,
        keyless: toList(value["security"] ?? root["security"]).length === 0
      });
      visitEach(value["parameters"], [...path, "parameters"], visitParameter);
      visitEach(value["responses"], [...path, "responses"], visitResponse);
    }
  }
  return { nodes, references, operations, componentSchemas };
}
function visitEach(holder, path, visit) {
  if (Array.isArray(holder)) for (const [index, value] of holder.entries()) visit(value, [...path, index]);
  for (const [name, value] of toEntries(holder)) visit(value, [...path, name]);
}
function placed(list, path) {
  return toList(list).flatMap((value, index) => isObject(value) ? [{ value, path: [...path, index] }] : []);
}

// rules/support/run.ts
function runRules(rules2, contract) {
  const findings = Object.entries(rules2).flatMap(
    ([rule, { concernsRootFile = false, check }]) => [...check(contract)].map(({ path, message }) => {
      const pointer = concernsRootFile ? path : followReferences(contract.bundle, path);
      return { rule, message, pointer, concernsRootFile };
    })
  );
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}

// rules/index.ts
var rules = {
  "access-security": access_security_default,
  "aux-fields": aux_fields_default,
  "aux-names": aux_names_default,
  "bounds-stated-once": bounds_stated_once_default,
  "comma-lists": comma_lists_default,
  "component-names": component_names_default,
  "component-origin": component_origin_default,
  "constraint-parameters": constraint_parameters_default,
  "default-fits-schema": default_fits_schema_default,
  "default-in-prose": default_in_prose_default,
  described: described_default,
  "enum-case": enum_case_default,
  "error-examples": error_examples_default,
  "error-responses": error_responses_default,
  "example-request": example_request_default,
  exemplified: exemplified_default,
  "extension-beside-reference": extension_beside_reference_default,
  "extension-known": extension_known_default,
  "extension-schema": extension_schema_default,
  "field-names": field_names_default,
  "integer-bounds": integer_bounds_default,
  "integer-format": integer_format_default,
  "iso-times": iso_times_default,
  "lifecycle-replacement": lifecycle_replacement_default,
  "names-in-prose": names_in_prose_default,
  "no-nullable": no_nullable_default,
  "operation-extensions": operation_extensions_default,
  "operation-id-from-path": operation_id_from_path_default,
  "pagination-parameters": pagination_parameters_default,
  "query-names": query_names_default,
  "response-headers": response_headers_default,
  "result-record": result_record_default,
  "typed-schema": typed_schema_default,
  "units-agree": units_agree_default,
  "unused-component": unused_component_default
};
var sourceRules = {
  "contract-files": contract_files_default
};

// lint/contract-ruleset.ts
var contract_ruleset_default = {
  rules: {
    // By default, Spectral checks the schema of OpenAPI before it follows references, and rejects our path items.
    "oas3-schema": { ...oas.rules["oas3-schema"], resolved: true },
    readable: toSpectralRule({ description: "The contract can be bundled." }, findUnreadable),
    ...Object.fromEntries(
      Object.entries({ ...rules, ...sourceRules }).map(([name, rule]) => [
        name,
        toSpectralRule(
          rule,
          ({ contract, isReadable }) => isReadable || rule.concernsRootFile ? run(name, rule, contract) : []
        )
      ])
    )
  }
};
function findUnreadable({ isReadable }) {
  const message = "The contract cannot be bundled, so most rules did not run; fix the other findings first.";
  return isReadable ? [] : [{ message }];
}
function toSpectralRule({ description, concernsRootFile = false }, check) {
  return {
    description,
    message: "{{error}}",
    severity: "error",
    given: "$",
    resolved: !concernsRootFile,
    // biome-ignore lint/suspicious/noThenProperty: Spectral names the property.
    then: {
      function: (_value, _options, { document }) => {
        const reading = readOnce(document);
        return reading === void 0 ? [] : check(reading);
      }
    }
  };
}
function run(name, rule, contract) {
  return runRules({ [name]: rule }, contract).map(({ message, pointer }) => ({
    message,
    path: [...pointer]
  }));
}
var readings = /* @__PURE__ */ new WeakMap();
function readOnce(document) {
  if (!readings.has(document)) readings.set(document, readDocument2(document));
  return readings.get(document);
}
function readDocument2({ source: file, data: written }) {
  if (!file || !isObject(written) || !("openapi" in written)) return void 0;
  const folder = (0, import_node_path4.join)((0, import_node_path4.dirname)(file), "extensions");
  if (!(0, import_node_fs4.existsSync)(folder)) return void 0;
  const bundle = bundleListed(file);
  const contract = readContract(bundle ?? {}, { written, file, extensions: readExtensions(folder) });
  return { contract, isReadable: bundle !== void 0 };
}
export {
  contract_ruleset_default as default
};
