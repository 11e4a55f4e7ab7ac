import { afterAll, beforeAll, expect, expectTypeOf, test } from "vitest";
import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { createClient } from "../client/client.ts";
import type { Product, ProductSummary } from "../models/product.ts";
import { envelope, startServer } from "../testing/http-server.ts";
import {
  ApiProvider,
  createQueryClient,
  forgetPerson,
  freshness,
  invalidateDomain,
  mutations,
  queries,
  runMutation,
  useApiClient,
} from "./index.ts";
import { mutationEndpoints } from "./mutation-endpoints.ts";
import { queryEndpoints } from "./query-endpoints.ts";

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const product: ProductSummary = {
  id: 1,
  name: "Touring tire",
  picture: null,
  hoverPicture: null,
  price: "89.00",
  listPrice: null,
  soldCount: 0,
  stars: null,
  reviewCount: 0,
  stock: 3,
  shopName: null,
  isSelf: false,
  tags: [],
};
const page = (length: number) => ({ list: Array.from({ length }, () => product), total: 30 });

const Locale = () => useApiClient().locale;

const client = () => createClient({ baseUrl: server.url, locale: "th" });

test("builds a key from domain, query, language and input", () => {
  const options = queries.productDetail(client(), 7);
  expect(options.queryKey).toEqual(["catalogue", "productDetail", "th", { params: { id: 7 } }]);
  expect(options.staleTime).toBe(freshness.short);
});

test("has a query for every cached endpoint and a mutation for every write", () => {
  const { couponsForMe: _own, ...all } = queries;
  expect(Object.keys(all).toSorted()).toEqual(Object.keys(queryEndpoints).toSorted());
  expect(Object.keys(mutations).toSorted()).toEqual(Object.keys(mutationEndpoints).toSorted());
});

test("returns the endpoint's response from a query", async () => {
  server.answerWith(envelope({ count: 3 }));
  const queryClient = createQueryClient();
  const count = await queryClient.fetchQuery(queries.cartCount(client()));
  expectTypeOf(count).toEqualTypeOf<{ count: number }>();
  expect(count.count).toBe(3);
  expectTypeOf(queries.productDetail(client(), 1).queryFn)
    .returns.extract<Promise<Product>>()
    .not.toBeNever();
});

test("fetches no further page of an infinite list after its total", () => {
  const { getNextPageParam } = queries.indexProducts(client());
  expect(getNextPageParam(page(13), [page(13)], 1, [1])).toBe(2);
  expect(getNextPageParam(page(4), [page(13), page(13), page(4)], 3, [1, 2, 3])).toBeUndefined();
  expect(getNextPageParam(page(0), [page(13), page(0)], 2, [1, 2])).toBeUndefined();
});

test("invalidates only the cart after a write to the cart", async () => {
  const queryClient = createQueryClient();
  const cartKey = queries.cartList(client()).queryKey;
  const homeKey = queries.hotWords(client()).queryKey;
  queryClient.setQueryData(cartKey, []);
  queryClient.setQueryData(homeKey, []);
  server.answerWith(envelope(null));
  await new MutationObserver(queryClient, mutations.cartNum(client())).mutate({ body: { id: 1, number: 2 } });
  expect(queryClient.getQueryState(cartKey)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(homeKey)?.isInvalidated).toBe(false);
});

test("applies the same rules to a mutation without an observer", async () => {
  const queryClient = createQueryClient();
  const cartKey = queries.cartList(client()).queryKey;
  queryClient.setQueryData(cartKey, []);
  server.answerWith(envelope(null));
  await runMutation(queryClient, mutations.cartNum(client()), { body: { id: 1, number: 2 } });
  expect(queryClient.getQueryState(cartKey)?.isInvalidated).toBe(true);
});

test("refetches a domain by its name", async () => {
  const queryClient = createQueryClient();
  const orders = queries.orderData(client()).queryKey;
  const home = queries.homeIndex(client()).queryKey;
  for (const key of [orders, home]) queryClient.setQueryData<object>(key, {});
  await invalidateDomain(queryClient, "ordering");
  expect(queryClient.getQueryState(orders)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(home)?.isInvalidated).toBe(false);
});

test("drops personal data on sign-out and keeps public data", async () => {
  const queryClient = createQueryClient();
  const user = queries.userInfo(client()).queryKey;
  const orders = queries.orderData(client()).queryKey;
  const home = queries.homeIndex(client()).queryKey;
  for (const key of [user, orders, home]) queryClient.setQueryData<object>(key, {});
  server.answerWith(envelope(null));
  await new MutationObserver(queryClient, mutations.logout(client())).mutate();
  expect(queryClient.getQueryData(user)).toBeUndefined();
  expect(queryClient.getQueryData(orders)).toBeUndefined();
  expect(queryClient.getQueryData(home)).toBeDefined();
});

test("refetches visible queries when the account changes", async () => {
  server.answerWith(envelope({ count: 1 }));
  const queryClient = createQueryClient();
  const observer = new QueryObserver(queryClient, queries.cartCount(client()));
  const stop = observer.subscribe(() => undefined);
  await queryClient.fetchQuery(queries.cartCount(client()));
  const before = server.received.length;
  forgetPerson(queryClient);
  await expect.poll(() => server.received.length).toBe(before + 1);
  stop();
});

test("provides the client, and reports a missing provider", () => {
  expect(
    renderToString(
      <ApiProvider client={client()}>
        <Locale />
      </ApiProvider>,
    ),
  ).toBe("th");
  expect(() => renderToString(<Locale />)).toThrow("ApiProvider");
});
