import mapItem from "@market-data/types/schemas/MapItem.json" with { type: "json" };

export const title: string = mapItem.title;
