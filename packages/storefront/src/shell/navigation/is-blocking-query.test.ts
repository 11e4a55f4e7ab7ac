import { InfiniteQueryObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { isBlockingQuery } from "./is-blocking-query.ts";

const setUp = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const waited = (): number => client.isFetching({ predicate: isBlockingQuery });
  let answer = (): void => undefined;
  let fail = (): void => undefined;
  const queryFn = () =>
    new Promise<number>((resolve, reject) => {
      answer = () => resolve(1);
      fail = () => reject(new Error("away"));
    });
  return { client, waited, queryFn, answer: () => answer(), fail: () => fail() };
};
const settled = async (client: QueryClient): Promise<void> => {
  await expect.poll(() => client.isFetching()).toBe(0);
};

test("ignores prefetched queries", async () => {
  const { client, waited, queryFn, answer } = setUp();
  void client.prefetchQuery({ queryKey: ["page"], queryFn });
  expect(client.isFetching()).toBe(1);
  expect(waited()).toBe(0);
  answer();
  await settled(client);
});

test("includes a first load and a retry, but not a background refetch", async () => {
  const { client, waited, queryFn, answer, fail } = setUp();
  const observer = new QueryObserver(client, { queryKey: ["list"], queryFn });
  const leave = observer.subscribe(() => undefined);
  expect(waited()).toBe(1);
  fail();
  await settled(client);
  void observer.refetch();
  expect(waited()).toBe(1);
  answer();
  await settled(client);
  void observer.refetch();
  expect(client.isFetching()).toBe(1);
  expect(waited()).toBe(0);
  answer();
  await settled(client);
  leave();
});

test("includes the next page of a list", async () => {
  const { client, waited, queryFn, answer } = setUp();
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ["grid"],
    queryFn,
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => pages.length + 1,
  });
  const leave = observer.subscribe(() => undefined);
  answer();
  await settled(client);
  void observer.fetchNextPage();
  expect(waited()).toBe(1);
  answer();
  await settled(client);
  leave();
});
