// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { showInApp } from "../../testing/show-in-app.tsx";
import { RoundClock } from "./RoundClock.tsx";

afterEach(cleanup);

const hourMs = 3_600_000;
/** The wire's time so many hours from now. */
const inHours = (hours: number): string =>
  new Date(Date.now() + (8 + hours) * hourMs).toISOString().slice(0, 19).replace("T", " ");
const show = (until: string) =>
  showInApp(<RoundClock until={until} onEnd={vi.fn()} />, { sent: [], answers: {} });

test("a round that ends soon has a clock", () => {
  show(inHours(23.5));
  expect(screen.getByRole("timer").textContent).toMatch(/^23:(29|30):\d\d$/);
});

test.each([
  [219.5, "9 days 3 hours"],
  [31.5, "1 day 7 hours"],
  [24.5, "1 day"],
])("one that goes on for %s hours says days and hours, whatever their number", (hours, text) => {
  show(inHours(hours));
  expect(screen.getByRole("timer", { name: text }).textContent).toBe(text);
});
