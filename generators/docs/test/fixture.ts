import { loadContract, type Operation } from "@market-data/generator-core";
import { emitSite } from "../src/emit.ts";
import { createGetMethod } from "../src/samples.ts";
import { readTexts } from "../src/write-site.ts";

export const contract = await loadContract();
export const { model } = contract;
export const texts = readTexts();

export const MOCK = "http://127.0.0.1:4010";
export const SERVICE = "http://127.0.0.1:4000";
export const settings = { site: "https://docs.example.com", base: "/x/", server: MOCK, mock: MOCK };
export const context = { ...settings, model, service: SERVICE, getMethod: createGetMethod(contract) };

/** The site with these settings. */
export const site = emitSite(contract, texts, settings);
export const markdown = site.markdown.filter(({ path }) => path.endsWith(".md"));

export function findOperation(id: string): Operation {
  const operation = model.operations.find(({ operationId }) => operationId === id);
  if (operation === undefined) throw new Error(`No operation has the id ${id}.`);
  return operation;
}

export function findFile(files: typeof markdown, path: string): string {
  return files.find((file) => file.path === path)?.contents ?? "";
}
