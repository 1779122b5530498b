import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { digest, ResponseBody, weakEtag } from "@market-data/http";
import type { Token } from "./token.ts";

/** One form of the served contract. */
export interface ContractFile {
  readonly type: string;
  readonly etag: string;
  readonly body: ResponseBody;
}

const FILES = {
  "/openapi.json": { module: "@market-data/openapi/openapi.json", type: "application/json; charset=utf-8" },
  "/openapi.yaml": { module: "@market-data/openapi/openapi.yaml", type: "application/yaml; charset=utf-8" },
} as const;

export type ContractPath = keyof typeof FILES;

/** Where the contract is served. */
export const CONTRACT_PATHS = Object.keys(FILES) as ContractPath[];

const { resolve } = createRequire(import.meta.url);

/** The contract as files, with the names that this service's token gives; read when first asked for. */
export class ContractFiles {
  readonly #token: Token;
  readonly #files = new Map<ContractPath, Promise<ContractFile>>();

  constructor(token: Token) {
    this.#token = token;
  }

  file(path: ContractPath): Promise<ContractFile> {
    let file = this.#files.get(path);
    if (file === undefined) {
      file = this.#read(path);
      this.#files.set(path, file);
      file.catch(() => this.#files.delete(path));
    }
    return file;
  }

  async #read(path: ContractPath): Promise<ContractFile> {
    const { module, type } = FILES[path];
    const text = this.#token.contract(await readFile(resolve(module), "utf8"));
    return { type, etag: weakEtag(digest(text)), body: new ResponseBody(Buffer.from(text)) };
  }
}
