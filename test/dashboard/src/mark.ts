import { svg } from "./svg.ts";

/** How a coin's mark looks; the same for the same symbol, everywhere and always. */
export interface MarkDesign {
  /** In degrees. */
  readonly hue: number;
  /** How far the second colour is turned, in degrees. */
  readonly angle: number;
  /** The first letters or digits of the symbol. */
  readonly letters: string;
}

const MAX_LETTERS = 3;

/** Draws a coin's mark from its symbol. Logos belong to their owners, and come from elsewhere. */
export function coinMark(symbol: string): SVGElement {
  const { hue, angle, letters } = designMark(symbol);
  const size = letters.length > 2 ? 11 : 14;
  return svg(
    "svg",
    { class: "mark", viewBox: "0 0 32 32", width: 32, height: 32, "aria-hidden": "true", focusable: "false" },
    svg("circle", { cx: 16, cy: 16, r: 16, fill: `hsl(${hue} 55% 34%)` }),
    // Half of the disc in another shade, which way depends on the symbol too.
    svg("path", {
      d: "M0 16a16 16 0 0 1 32 0z",
      fill: `hsl(${(hue + 24) % 360} 58% 40%)`,
      transform: `rotate(${angle} 16 16)`,
    }),
    svg(
      "text",
      {
        x: 16,
        y: 16,
        "text-anchor": "middle",
        "dominant-baseline": "central",
        "font-size": size,
        "font-weight": 700,
        fill: "#fff",
      },
      letters,
    ),
  );
}

export function designMark(symbol: string): MarkDesign {
  const number = hash(symbol);
  const letters = [...symbol.replace(/[^\p{L}\p{N}]/gu, "")].slice(0, MAX_LETTERS).join("").toUpperCase();
  return { hue: number % 360, angle: (Math.floor(number / 360) % 24) * 15, letters };
}

/** FNV-1a, with 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
