import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Model } from "@market-data/generator-core";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { PREVIEW } from "./page.ts";
import { html } from "./text.ts";

const readInstalled = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)));

/** Initialized once in a process. */
const renderer = initWasm(readInstalled("@resvg/resvg-wasm/index_bg.wasm"));

/**
 * Draws the title and the summary below the site's mark.
 * @param mark The mark, as SVG.
 * @returns A PNG, equal on every machine because the generator contains the font.
 */
export async function drawPreview({ title, summary }: Model, mark: string): Promise<Uint8Array> {
  const { width, height } = PREVIEW;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Figtree" fill="#fff">
<rect width="${width}" height="${height}" fill="#0e131a"/>
${mark.replace("<svg", '<svg x="96" y="110" width="150" height="150"')}
<text x="92" y="392" font-size="88" font-weight="700">${html(title)}</text>
<text x="96" y="472" font-size="40" font-weight="500" fill="#c3ccd9">${html(summary)}</text>
</svg>`;
  await renderer;
  const fontBuffers = ["700Bold/Figtree_700Bold", "500Medium/Figtree_500Medium"].map((name) =>
    readInstalled(`@expo-google-fonts/figtree/${name}.ttf`),
  );
  return new Resvg(picture, { font: { fontBuffers } }).render().asPng();
}
