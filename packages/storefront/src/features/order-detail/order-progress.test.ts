import type { OrderMark } from "@carmine/api/contract";
import type { OrderEvent } from "@carmine/api/hooks";
import { describe, expect, test } from "vitest";
import { orderProgress } from "./order-progress.ts";

const entry = (status: string, at: string): OrderEvent => ({
  status,
  at,
  title: status,
  who: "system",
  note: null,
});
const history = [
  entry("unpaid", "2026-11-16 11:20:00"),
  entry("toShip", "2026-11-16 11:22:00"),
  entry("toReceive", "2026-11-18 15:46:00"),
  entry("finished", "2026-11-21 09:00:00"),
];
const progress = (
  mark: OrderMark,
  {
    paidAt = "2026-11-16 11:22:00",
    reviewed = false,
    events = history,
  }: { paidAt?: string | null; reviewed?: boolean; events?: typeof history } = {},
) => orderProgress({ mark, createdAt: "2026-11-16 11:20:00", paidAt, reviewed }, events);

describe("orderProgress", () => {
  test("is at the first step for an unpaid order", () => {
    const { steps, current } = progress({ paid: false }, { paidAt: null, events: history.slice(0, 1) });
    expect(current).toBe(0);
    expect(steps.map(({ key }) => key)).toEqual(["ordered", "paid", "shipped", "received", "reviewed"]);
    expect(steps.slice(1).every(({ time }) => time === null)).toBe(true);
  });

  test.each([
    [{ paid: true, status: 0 }, 1],
    [{ paid: true, status: 1 }, 2],
    [{ paid: true, status: 2 }, 3],
    [{ paid: true, status: 3 }, 3],
  ])("shows %o at step %i", (mark, at) => {
    expect(progress(mark).current).toBe(at);
  });

  test("reads the shipping and delivery times from the history", () => {
    const { steps } = progress({ paid: true, status: 3 });
    expect(steps.map(({ time }) => time)).toEqual([
      "2026-11-16 11:20:00",
      "2026-11-16 11:22:00",
      "2026-11-18 15:46:00",
      "2026-11-21 09:00:00",
      null,
    ]);
  });

  test("uses the last of several parcels", () => {
    const events = [...history, entry("toReceive", "2026-11-22 08:00:00")];
    expect(progress({ paid: true, status: 1 }, { events }).steps[2]?.time).toBe("2026-11-22 08:00:00");
  });

  test("has no step left when all reviews are written", () => {
    const { steps, current } = progress({ paid: true, status: 3 }, { reviewed: true });
    expect(current).toBe(steps.length);
    expect(progress({ paid: true, status: 1 }, { reviewed: true }).current).toBe(2);
  });

  test("stops a canceled order at its last step", () => {
    const events = [...history.slice(0, 1), entry("cancelled", "2026-11-16 11:50:00")];
    expect(progress({ paid: false, isCancel: true }, { paidAt: null, events })).toEqual({
      steps: [
        { key: "ordered", time: "2026-11-16 11:20:00" },
        { key: "cancelled", time: "2026-11-16 11:50:00" },
      ],
      current: 1,
    });
    expect(progress({ paid: true, status: 9 }).steps).toHaveLength(3);
  });
});
