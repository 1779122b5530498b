export * from "./generated/validators.ts";
export {
  type Issue,
  strict,
  type ValidationResult,
  type Validator,
} from "./validation.ts";
