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
  show(inHours(47.5));
  expect(screen.getByRole("timer").textContent).toMatch(/^47:(29|30):\d\d$/);
});

test("one that goes on for days has their number: nobody counts in hundreds of hours", () => {
  show(inHours(219.5));
  expect(screen.getByRole("timer", { name: "9 days" }).textContent).toBe("9 days");
});
