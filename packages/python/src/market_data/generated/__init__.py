# Generated from spec/ by "pnpm generate" (python). Do not edit.

"""The parts of the client that follow from the contract."""
