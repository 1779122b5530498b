import { createMarketData } from "@market-data/client";
import { createQueries } from "@market-data/client/query";
import {
  QueryClient,
  QueryClientProvider,
  QueryErrorResetBoundary,
  useInfiniteQuery,
  useQuery,
  useSuspenseQuery,
} from "@tanstack/react-query";
import { Component, type ReactNode, Suspense, useState } from "react";
import { createRoot } from "react-dom/client";

const api = createMarketData({ baseUrl: "/api", retries: 0 });
const queries = createQueries(api, { scope: "account-1" });

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onReset: () => void;
}

class Boundary extends Component<BoundaryProps, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const reset = () => {
      this.props.onReset();
      this.setState({ error: undefined });
    };
    return (
      <>
        <p className="error">{error.name}</p>
        <button type="button" onClick={reset}>
          Again
        </button>
      </>
    );
  }
}

function Name({ id }: { id: number | string }) {
  const { data } = useSuspenseQuery(queries.query(api.cryptocurrency.quotes.latest, { id: id as number }));
  return <p className="name">{data[0]?.name}</p>;
}

function Rejected() {
  useSuspenseQuery(queries.query(api.cryptocurrency.quotes.latest, { id: 1, slug: "bitcoin" }));
  return null;
}

function State() {
  const { error } = useQuery(queries.query(api.cryptocurrency.quotes.latest, { id: 2, slug: "bitcoin" }));
  return <p className="state">{error?.message}</p>;
}

function Lists() {
  const [id, setId] = useState<number>();
  const coin = useQuery(queries.query(api.cryptocurrency.quotes.latest, { id, convert: "EUR" }));
  const list = useInfiniteQuery(queries.pages(api.cryptocurrency.listings.latest, { limit: 2 }));
  const price: number | undefined = coin.data?.[0]?.quote[0]?.price;
  return (
    <>
      <p className="waiting" title={`${price}`}>
        {[coin.status, coin.fetchStatus, coin.data?.[0]?.name].filter(Boolean).join(" ")}
      </p>
      <ol>
        {list.data?.pages.flat().map((each) => (
          <li key={each.id}>{each.name}</li>
        ))}
      </ol>
      <button type="button" onClick={() => list.fetchNextPage()}>
        More
      </button>
      <button type="button" onClick={() => setId(1)}>
        Choose
      </button>
    </>
  );
}

const parts: Record<string, ReactNode> = {
  suspense: (
    <>
      <Name id={1} />
      <Name id="1" />
    </>
  ),
  rejected: <Rejected />,
  lists: <Lists />,
};

createRoot(document.querySelector("#root") as Element).render(
  <QueryClientProvider client={new QueryClient()}>
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary onReset={reset}>
          <Suspense fallback={<p className="fallback">Loading</p>}>{parts[location.hash.slice(1)]}</Suspense>
        </Boundary>
      )}
    </QueryErrorResetBoundary>
    {location.hash === "#rejected" && <State />}
  </QueryClientProvider>,
);
