import { svg } from "./svg.ts";

/** The look of a coin's icon. Equal symbols always have equal icons. */
interface IconDesign {
  /** Hue of the first colour, in degrees. */
  readonly hue: number;
  /** Angle of the second colour, in degrees. */
  readonly angle: number;
  /** The first letters or digits of the symbol. */
  readonly letters: string;
}

const MAX_LETTERS = 3;

/** Draws a coin's icon from its symbol, because logos belong to their owners. */
export function coinIcon(symbol: string): SVGElement {
  const { hue, angle, letters } = designIcon(symbol);
  const size = letters.length > 2 ? 11 : 14;
  return svg(
    "svg",
    { class: "mark", viewBox: "0 0 32 32", width: 32, height: 32, "aria-hidden": "true", focusable: "false" },
    svg("circle", { cx: 16, cy: 16, r: 16, fill: `hsl(${hue} 55% 34%)` }),
    // A half of the disc has a second shade. Its angle depends on the symbol.
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

function designIcon(symbol: string): IconDesign {
  const number = hash(symbol);
  const letters = [...symbol.replace(/[^\p{L}\p{N}]/gu, "")].slice(0, MAX_LETTERS).join("").toUpperCase();
  return { hue: number % 360, angle: (Math.floor(number / 360) % 24) * 15, letters };
}

/** 32-bit FNV-1a hash. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
