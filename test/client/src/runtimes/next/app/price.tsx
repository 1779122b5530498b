"use client";
import { createClient, cryptocurrencyQuotesLatestV3, getQuote } from "@market-data/client";
import { useEffect, useState } from "react";

const client = createClient({ baseUrl: "https://api.example.com" });

/** In the browser bundle. */
export function Price({ id }: { id: number }) {
  const [price, setPrice] = useState<number>();
  useEffect(() => {
    cryptocurrencyQuotesLatestV3(client, { id, convert: "EUR" }).then(
      ([coin]) => setPrice(coin && getQuote(coin, "EUR").price),
      () => setPrice(undefined),
    );
  }, [id]);
  return <p>{price}</p>;
}
