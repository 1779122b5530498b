import { toObject } from "@market-data/generator-core";
import type { Side } from "../pair.ts";
import { code } from "../text/format.ts";
import { type Finding, NOTHING, proseChanged } from "./finding.ts";
import { same } from "./normal-form/read-schema.ts";

/** The requests that the service sends of its own. What changes in one is compared as it is written. */
export function compareWebhooks(base: Side, now: Side): Finding[] {
  const [old, fresh] = [toObject(base.document["webhooks"]), toObject(now.document["webhooks"])];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((name): Finding[] => {
    const [before, after] = [old[name], fresh[name]];
    const subject = `webhook ${code(name)}`;
    const place = ["webhooks", name];
    const about = { subject, otherwise: "minor" } as const;
    if (after === undefined) {
      return [
        {
          ...about,
          rule: "webhook-removed",
          breaks: ["wire", "types"],
          text: `The ${subject} was removed.`,
          advice: "Do without its requests.",
          places: { base: place },
        },
      ];
    }
    if (before === undefined) {
      return [
        {
          ...about,
          rule: "webhook-added",
          breaks: [],
          text: `The ${subject} is new.`,
          advice: NOTHING,
          places: { now: place },
        },
      ];
    }
    const places = { base: place, now: place };
    if (same(base.references.expand(before), now.references.expand(after))) {
      return same(before, after) ? [] : [proseChanged("description", subject, places)];
    }
    return [
      {
        ...about,
        rule: "webhook-changed",
        breaks: ["wire", "types"],
        text: `The ${subject} changed.`,
        advice: "Compare the two versions.",
        places,
      },
    ];
  });
}
