# Generated from spec/ by "pnpm generate" (python). Do not edit.

"""The facts of the contract that every request needs."""

VERSION = "0.0.0"
KEY_HEADER = "X-SVC_PRO_API_KEY"
CREDIT_HEADER = "X-SVC-Credit-Count"

#: HTTP status and retry class by error code: 0 never, 1 after a wait, 2 quota used up.
ERROR_CODES: dict[int, tuple[int, int]] = {
    408: (408, 1),
    505: (505, 0),
    1001: (401, 0),
    1002: (401, 0),
    1006: (403, 0),
    1008: (429, 1),
    1009: (429, 2),
    1010: (429, 2),
    1011: (429, 1),
    1012: (429, 1),
    1013: (429, 1),
}
