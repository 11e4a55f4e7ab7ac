// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { showInApp } from "../../testing/show-in-app.tsx";
import { RoundClock, type RoundClockProps } from "./RoundClock.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
// Files share modules, and `server-time.ts` has the time of these tests.
afterAll(() => void vi.resetModules());

const hourMs = 3_600_000;
/** Three hours ahead of the device's clock. */
const now = Date.now() + 3 * hourMs;

/** Wire time `hours` from now. */
const inHours = (hours: number): string =>
  new Date(now + (8 + hours) * hourMs).toISOString().slice(0, 19).replace("T", " ");
const show = (until: string, more: Partial<RoundClockProps> = {}) =>
  showInApp(<RoundClock until={until} onEnd={vi.fn()} {...more} />, { sent: [], answers: {} });

test("announces only after the time is known", async () => {
  const answered = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => answered.promise);
  show(inHours(1), { announce: (minutes) => `${minutes} minutes` });
  expect(screen.queryByRole("status")).toBeNull();
  // The following tests use this server time too.
  answered.resolve(new Response(null, { headers: { date: new Date(now).toUTCString() } }));
  expect(await screen.findByRole("status")).toBeDefined();
});

test("counts down a round that ends soon by the server's time", async () => {
  show(inHours(23.5));
  await expect.poll(() => screen.getByRole("timer").textContent).toMatch(/^23:(29|30):\d\d$/);
});

test.each([
  [219.5, "9 days 3 hours"],
  [31.5, "1 day 7 hours"],
  [24.5, "1 day"],
])("shows days and hours for a round of %s more hours", async (hours, text) => {
  show(inHours(hours));
  expect((await screen.findByRole("timer", { name: text })).textContent).toBe(text);
});

test("shows boxes for days and hours with units, and an accessible text", async () => {
  const units = () => ({ days: "days", hours: "hours", minutes: "min", seconds: "sec" });
  show(inHours(219.5), { units });
  const timer = await screen.findByRole("timer", { name: "9 days 3 hours" });
  expect(timer.textContent).toMatch(/^09days03hours(29|30)min\d\dsec$/);
});
