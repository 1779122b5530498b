/** One thing that is wrong with the contract's sources. */
export interface Diagnostic {
  /** The source file, as an absolute path. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** What is wrong. */
  message: string;
  /** What to write instead, where the message does not say it. */
  advice?: string;
}

/** Thrown when the contract cannot be generated from; carries everything that is wrong with it. */
export class ContractError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(formatDiagnostic).join("\n"));
    this.name = "ContractError";
    this.diagnostics = diagnostics;
  }
}

/** `file:line:column: message` and, on a line of its own, the advice. */
export function formatDiagnostic({ file, line, column, message, advice }: Diagnostic): string {
  return [`${file}:${line}:${column}: ${message}`, advice].filter(Boolean).join("\n    ");
}

/** Throws a `ContractError` when there is anything in the list. */
export function assertNone(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) throw new ContractError(diagnostics);
}
