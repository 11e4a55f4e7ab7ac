import { queries } from "@carmine/api/hooks";
import { hashKey, type FetchQueryOptions, type QueryKey } from "@tanstack/react-query";
import type { App } from "../../app/app.ts";

/** Answers the same question once for all pages that are rendered meanwhile. */
type Share = <Answer>(key: string, ask: () => Promise<Answer>) => Promise<Answer>;

/** What header and footer show, the same for everybody. A failure leaves that piece empty and the page whole. */
export const loadShell = async ({ api, queryClient, tag }: App, share: Share): Promise<void> => {
  tag("home");
  const ask = <Answer, Failure, Key extends QueryKey>(
    query: FetchQueryOptions<Answer, Failure, Answer, Key>,
  ): Promise<unknown> =>
    share(hashKey(query.queryKey), () => queryClient.fetchQuery(query)).then(
      (data) => queryClient.setQueryData<Answer>(query.queryKey, data),
      () => undefined,
    );
  await Promise.all([
    ask(queries.homeIndex(api)),
    ask(queries.hotWords(api)),
    ask(queries.categoryTree(api)),
  ]);
};
