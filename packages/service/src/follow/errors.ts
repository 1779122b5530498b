/** An upstream that cannot be followed. The message says what to do. */
export class FollowError extends Error {
  override readonly name = "FollowError";
}

/** A response that breaks the contract as a whole. Nothing of the response is used. */
export class ContractError extends Error {
  override readonly name = "ContractError";
}
