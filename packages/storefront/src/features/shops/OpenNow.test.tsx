// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordServerTime } from "../../app/server-time.ts";
import { showInApp } from "../../testing/show-in-app.tsx";
import { OpenNow } from "./OpenNow.tsx";

const minuteMs = 60_000;
/** A Wednesday, 18:58:30 in Luleå: the shop closes in a minute and a half. */
const now = Date.parse("2026-11-25T18:58:30+01:00");
const hours = {
  timeZone: "Europe/Stockholm",
  periods: [
    { day: 3, from: "07:00", to: "19:00" },
    { day: 4, from: "07:00", to: "19:00" },
  ],
};

beforeEach(() => {
  // The device's clock is twelve hours slow.
  vi.useFakeTimers({ now: now - 720 * minuteMs });
  recordServerTime(new Headers({ date: new Date(now).toUTCString() }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
// Files share modules, and `server-time.ts` has the time of these tests.
afterAll(() => void vi.resetModules());

test("updates every minute by the server's clock if the device's clock is wrong", async () => {
  showInApp(<OpenNow hours={hours} fallback={null} />, { sent: [], answers: {} });
  expect(screen.getByText("Open now").parentElement?.textContent).toBe("Open now until 7 PM");
  await act(() => vi.advanceTimersByTimeAsync(2 * minuteMs));
  expect(screen.getByText("Opens Thu 7 AM")).toBeDefined();
});
