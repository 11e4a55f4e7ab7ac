import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Countdown, splitDuration } from "./index.ts";

const minute = 60_000;
const label = () => "time left";

conforms("Countdown", (props) => <Countdown until={minute} now={0} label={label} {...props} />);

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => vi.useRealTimers());

test("splits a duration; a started second counts", () => {
  expect(splitDuration(90_061_001)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 2 });
  expect(splitDuration(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test("counts down by the second and tells the end once", () => {
  const onEnd = vi.fn();
  render(<Countdown until={1_000_000 + 2500} now={1_000_000} label={label} onEnd={onEnd} />);
  const timer = screen.getByRole("timer", { name: "time left" });
  expect(timer).toHaveTextContent("00:03");
  act(() => {
    vi.advanceTimersByTime(600);
  });
  expect(timer).toHaveTextContent("00:02");
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(timer).toHaveTextContent("00:01");
  act(() => {
    vi.advanceTimersByTime(5000);
  });
  expect(timer).toHaveTextContent("00:00");
  expect(onEnd).toHaveBeenCalledOnce();
});

test("is the same on server and browser, whatever the reader's clock says", () => {
  const html = renderToString(<Countdown until={2 * 3600 * 1000} now={0} label={label} />);
  expect(html).toContain("02:00:00");
});

test("says once that ten, five and one minutes are left, and nothing in between", () => {
  const announce = vi.fn((minutes: number) => `${minutes} minutes left`);
  render(<Countdown until={7 * minute} now={0} label={label} announce={announce} />);
  const status = screen.getByRole("status");
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  wait(60_000);
  expect(status).toBeEmptyDOMElement();
  wait(61_000);
  expect(status).toHaveTextContent("5 minutes left");
  wait(120_000);
  expect(status).toHaveTextContent("5 minutes left");
  wait(120_000);
  expect(status).toHaveTextContent("1 minutes left");
  wait(120_000);
  expect(status).toBeEmptyDOMElement();
});
