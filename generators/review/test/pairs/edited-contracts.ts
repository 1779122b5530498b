import { type Contract, createPair, loadContract } from "../../src/index.ts";
import type { ContractPair } from "../../src/pair.ts";
import { ContractCopy, type Edit } from "./contract-copy.ts";

/** Our contract after edits, read once for each list of edits. */
export class EditedContracts {
  readonly #copies: ContractCopy[] = [];
  readonly #contracts = new Map<string, Promise<Contract>>();

  /** Our contract after two sets of edits. */
  async pair(before: readonly Edit[], after: readonly Edit[]): Promise<ContractPair> {
    return createPair(await this.#get(before), await this.#get(after));
  }

  remove(): void {
    for (const copy of this.#copies) copy.remove();
  }

  #get(edits: readonly Edit[]): Promise<Contract> {
    const key = JSON.stringify(edits);
    const contract = this.#contracts.get(key) ?? this.#read(edits);
    this.#contracts.set(key, contract);
    return contract;
  }

  #read(edits: readonly Edit[]): Promise<Contract> {
    const copy = new ContractCopy();
    this.#copies.push(copy);
    return loadContract({ root: copy.edit(edits).root, examples: false });
  }
}
