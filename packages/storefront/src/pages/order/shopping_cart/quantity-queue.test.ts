import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQuantityQueue } from "./quantity-queue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const makeQueue = () => {
  const calls: { id: number; quantity: number; answer: () => void; refuse: () => void }[] = [];
  const settled: [number, number][] = [];
  const queue = createQuantityQueue({
    send: (id, quantity) =>
      new Promise((resolve, reject) => {
        calls.push({ id, quantity, answer: resolve, refuse: () => reject(new Error("refused")) });
      }),
    onSettled: (id, quantity) => settled.push([id, quantity]),
    waitMs: 300,
  });
  return { queue, calls, settled };
};
const settle = () => vi.advanceTimersByTimeAsync(0);

test("combines quick presses into one call and shows the quantity immediately", async () => {
  const { queue, calls, settled } = makeQueue();
  for (const quantity of [2, 3, 4]) queue.set(1, quantity);
  expect(queue.pending().get(1)).toBe(4);
  expect(calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(300);
  expect(calls.map(({ quantity }) => quantity)).toEqual([4]);
  calls[0]?.answer();
  await settle();
  expect(settled).toEqual([[1, 4]]);
  expect(queue.pending().size).toBe(0);
});

test("sends a quantity set during a call after that call", async () => {
  const { queue, calls, settled } = makeQueue();
  queue.set(1, 2);
  await vi.advanceTimersByTimeAsync(300);
  queue.set(1, 9);
  await vi.advanceTimersByTimeAsync(300);
  expect(calls).toHaveLength(1);
  calls[0]?.answer();
  await settle();
  expect(calls.map(({ quantity }) => quantity)).toEqual([2, 9]);
  expect(queue.pending().get(1)).toBe(9);
  calls[1]?.answer();
  await settle();
  expect(settled.at(-1)).toEqual([1, 9]);
  expect(queue.pending().size).toBe(0);
});

test("discards a rejected quantity", async () => {
  const { queue, calls, settled } = makeQueue();
  queue.set(1, 50);
  await vi.advanceTimersByTimeAsync(300);
  calls[0]?.refuse();
  await settle();
  expect(queue.pending().size).toBe(0);
  expect(settled).toEqual([]);
});

test("sends rows independently, and flushes all of them", async () => {
  const { queue, calls } = makeQueue();
  queue.set(1, 2);
  queue.set(2, 3);
  let done = false;
  const flushed = queue.flush().then(() => {
    done = true;
  });
  await settle();
  expect(calls.map(({ id }) => id)).toEqual([1, 2]);
  calls[1]?.answer();
  await settle();
  expect(done).toBe(false);
  calls[0]?.answer();
  await flushed;
  expect(queue.pending().size).toBe(0);
});

test("doesn't send a dropped row", async () => {
  const { queue, calls } = makeQueue();
  queue.set(1, 2);
  queue.drop(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toHaveLength(0);
});
