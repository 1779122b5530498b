import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { z } from "astro/zod";

/** What `generators/docs` adds to a page's front matter. */
const extend = z.object({
  /** What the page is part of, from the outermost. */
  trail: z.array(z.object({ label: z.string(), href: z.string().optional() })).optional(),
  /** The same operation in each of its versions. */
  versions: z
    .array(z.object({ label: z.string(), href: z.string(), status: z.string(), isCurrent: z.boolean() }))
    .optional(),
});

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema({ extend }) }),
};
