import { limits } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { isMissing } from "../../app/api.ts";
import { parseId } from "../../features/list-params.ts";
import { productCouponsQuery } from "../../features/coupons/ProductCoupons.tsx";
import { notFound, type LoaderContext, type PageLoader } from "../../router/loader.ts";
import { readView } from "./address.ts";
import { questionsPerPage, reviewsQuery } from "./queries.ts";

const onServer = async (context: LoaderContext, id: number): Promise<void> => {
  const { api, queryClient, url } = context;
  const view = readView(url.searchParams);
  const [product] = await Promise.all([
    queryClient.fetchQuery(queries.productDetail(api, id)).catch((error: unknown) => {
      throw isMissing(error) ? notFound() : error;
    }),
    queryClient.prefetchQuery(queries.replyConfig(api, id)),
    queryClient.prefetchQuery(productCouponsQuery(api, id)),
    queryClient.prefetchQuery(queries.recommendations(api, id)),
    view.tab === "reviews" ? queryClient.prefetchQuery(reviewsQuery(api, id, view)) : undefined,
    view.tab === "questions"
      ? queryClient.prefetchQuery(queries.questionList(api, id, view.page, questionsPerPage))
      : undefined,
  ]);
  const { shop, categoryId } = product;
  context.tag(`product:${id}`, `shop:${shop.id}`, "coupons", `questions:${id}`);
  if (categoryId !== null) context.tag(`category:${categoryId}`);
};

/**
 * In the browser the page waits only for a fast response and otherwise shows a skeleton. Selecting a SKU or a
 * tab of a loaded product doesn't wait.
 */
const inBrowser = async ({ api, queryClient, url }: LoaderContext, id: number): Promise<void> => {
  const view = readView(url.searchParams);
  const detail = queries.productDetail(api, id);
  const known = queryClient.getQueryData(detail.queryKey) !== undefined;
  const loading = Promise.all([
    queryClient.prefetchQuery(detail),
    queryClient.prefetchQuery(queries.replyConfig(api, id)),
    queryClient.prefetchQuery(productCouponsQuery(api, id)),
    view.tab === "reviews" ? queryClient.prefetchQuery(reviewsQuery(api, id, view)) : undefined,
    view.tab === "questions"
      ? queryClient.prefetchQuery(queries.questionList(api, id, view.page, questionsPerPage))
      : undefined,
  ]);
  if (!known) await Promise.race([loading, new Promise((done) => setTimeout(done, limits.minimumDelayMs))]);
};

export const loader: PageLoader = async (context) => {
  const id = parseId(context.params["id"]);
  if (id === undefined) throw notFound();
  await (import.meta.env.SSR ? onServer(context, id) : inBrowser(context, id));
};
