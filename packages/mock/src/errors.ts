import type { ErrorResponse } from "@market-data/types";

/** What Prism says when it cannot answer: problem+json in the making. */
export interface PrismProblem {
  name: string;
  message: string;
  detail?: string;
  status?: number;
  additional?: { validation?: { location: string[]; message: string }[] };
}

/** Prism's problem as the contract's error: its status, and the status object as the only body. */
export function errorOf(problem: PrismProblem, now: Date): { statusCode: number; body: ErrorResponse } {
  // Prism calls a request that breaks the contract 422; the contract calls it 400.
  const statusCode = problem.status === 422 ? 400 : (problem.status ?? 500);
  return {
    statusCode,
    body: {
      status: {
        timestamp: now.toISOString(),
        error_code: statusCode,
        error_message: messageOf(problem),
        elapsed: 0,
        credit_count: 0,
      },
    },
  };
}

function messageOf({ message, detail, additional }: PrismProblem): string {
  const [violation] = additional?.validation ?? [];
  if (violation === undefined) return detail ?? message;
  return `Invalid value for "${violation.location.at(-1)}": ${violation.message}.`;
}
