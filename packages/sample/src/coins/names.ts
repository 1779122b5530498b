/** First words; no two begin with the same two letters, so that no two coins share a symbol by accident. */
const FIRST = [
  "Amber Birch Cedar Dune Echo Fern Glade Heron Ivory Jade Kite Lark Maple North Opal Pine Quartz Reed Stone Tide",
  "Umber Vale Willow Yarrow Zephyr Alder Brook Coral Delta Ember Falcon Gravel Hazel Inlet Juniper Koi Lotus Moss",
  "Nectar Otter",
]
  .join(" ")
  .split(" ");

const SECOND = [
  "River Bridge Harbor Field Tower Garden Market Lantern Compass Meadow Canyon Signal Orchard Anchor Mill Voyage",
  "Beacon Summit Cloud Ledger Prairie Spark Wharf Grove Quill",
]
  .join(" ")
  .split(" ");

/** How many coins have a name. */
export const NAMES = FIRST.length * SECOND.length;

export interface Naming {
  readonly name: string;
  readonly slug: string;
  readonly symbol: string;
}

/** The name of the coin at an index; a plainly invented one. */
export function namingOf(index: number): Naming {
  // A step that has no divisor in common with the number of names visits each of them once.
  const place = (index * 367) % NAMES;
  const first = FIRST[place % FIRST.length] as string;
  const second = SECOND[Math.floor(place / FIRST.length)] as string;
  const name = `Sample ${first} ${second}`;
  return {
    name,
    slug: name.toLowerCase().replaceAll(" ", "-"),
    symbol: (first.slice(0, 2) + second.slice(0, 2)).toUpperCase(),
  };
}
