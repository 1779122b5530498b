import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { z } from "astro/zod";

/** Front matter added by `generators/docs`. */
const extend = z.object({
  /** The breadcrumb, outermost part first. */
  trail: z.array(z.object({ label: z.string(), href: z.string().optional() })).optional(),
  /** All versions of the operation. */
  versions: z
    .array(z.object({ label: z.string(), href: z.string(), status: z.string(), isCurrent: z.boolean() }))
    .optional(),
});

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema({ extend }) }),
};
