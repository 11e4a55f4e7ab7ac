import { queries } from "@carmine/api/hooks";
import { hashKey } from "@tanstack/react-query";
import type { App } from "../../app/app.ts";

/** Answers the same question once for all pages that are rendered meanwhile. */
type Share = <Answer>(key: string, ask: () => Promise<Answer>) => Promise<Answer>;

/** What header and footer show, the same for everybody. A failure leaves that piece empty and the page whole. */
export const loadShell = async ({ api, queryClient, tag }: App, share: Share): Promise<void> => {
  tag("home");
  const ask = async (query: { queryKey: readonly unknown[]; queryFn?: unknown }): Promise<void> => {
    const answer = share(hashKey(query.queryKey), () => queryClient.fetchQuery(query));
    await answer.then(
      (data) => queryClient.setQueryData(query.queryKey, data),
      () => undefined,
    );
  };
  await Promise.all([queries.homeIndex(api), queries.hotWords(api), queries.categoryTree(api)].map(ask));
};
