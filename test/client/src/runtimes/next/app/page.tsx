import { createMarketData } from "@market-data/client";
import { cache } from "@market-data/client/cache";
import { Price } from "./price";

/** Rendered at build time. */
export default async function Page() {
  const api = createMarketData({ baseUrl: `${process.env["PROBE_SERVER"]}/good`, use: [cache()] });
  const { data } = await api.cryptocurrency.map({ limit: 2 });
  return (
    <main>
      {data.map(({ id, name }) => (
        <p key={id}>{name}</p>
      ))}
      <Price id={data[0]?.id ?? 1} />
    </main>
  );
}
