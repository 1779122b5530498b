import OpenAI from "openai";
import type { OtherClient } from "../other-client.ts";
import { NotOffered } from "./not-offered.ts";

export const openai: OtherClient = {
  name: "openai",
  package: "openai",
  contract: "its own",
  lacks: { validation: "it does not validate responses" },
  create({ baseUrl, apiKey, timeout, retries }) {
    const client = new OpenAI({ baseURL: baseUrl, apiKey, timeout, maxRetries: retries });
    return {
      call: ({ signal } = {}, limit = 1) => client.files.list({ limit }, { signal }),
      ask: async (query) => {
        if (!("limit" in query)) throw new NotOffered("its contract lacks the parameter");
        return client.files.list(query as object);
      },
      printable: client,
    };
  },
};
