/** A problem in the source files of the contract. */
export interface Diagnostic {
  /** Absolute path of the source file. */
  file: string;
  /** Starts at 1. */
  line: number;
  /** Starts at 1. */
  column: number;
  message: string;
  /** The fix, if the message does not contain the fix. */
  advice?: string;
}

/** Reports every problem of an invalid contract. */
export class ContractError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(formatDiagnostic).join("\n"));
    this.name = "ContractError";
    this.diagnostics = diagnostics;
  }
}

/** Formats `file:line:column: message`, followed by a line with the advice. */
export function formatDiagnostic({ file, line, column, message, advice }: Diagnostic): string {
  return [`${file}:${line}:${column}: ${message}`, advice].filter(Boolean).join("\n    ");
}

/** Throws a `ContractError` for a list with at least one diagnostic. */
export function assertNone(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) throw new ContractError(diagnostics);
}
