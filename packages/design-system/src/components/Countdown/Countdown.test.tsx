import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { moving } from "./Countdown.css.ts";
import { Countdown, splitDuration } from "./index.ts";

const minute = 60_000;
const label = () => "time left";

conforms("Countdown", (props) => <Countdown until={minute} now={0} label={label} {...props} />);

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => vi.useRealTimers());

test("splits a duration and rounds up to the next second", () => {
  expect(splitDuration(90_061_001)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 2 });
  expect(splitDuration(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test("counts down every second and calls onEnd once", () => {
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

test("renders the same on server and client, whatever the client's clock", () => {
  const html = renderToString(<Countdown until={2 * 3600 * 1000} now={0} label={label} />);
  expect(html).toContain("02:00:00");
});

test("announces ten, five and one minutes left once each, and nothing else", () => {
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

test("shows days and hours while a day remains, then counts down", () => {
  const hour = 60 * minute;
  const days = (count: number, hours: number) => `${count} days ${hours} hours`;
  render(<Countdown until={24 * hour + 1000} now={0} label={label} days={days} variant="boxes" />);
  const timer = screen.getByRole("timer", { name: "1 days 0 hours" });
  expect(timer).toHaveTextContent("1 days 0 hours");
  expect(timer).not.toHaveAttribute("dir");
  act(() => void vi.advanceTimersByTime(1000));
  expect(timer).toHaveTextContent("1 days 0 hours");
  act(() => void vi.advanceTimersByTime(1000));
  expect(timer).toHaveTextContent("23:59:59");
  expect(timer).toHaveAccessibleName("time left");
  expect(timer).toHaveAttribute("dir", "ltr");
});

test("always shows hours in boxes and exposes only the sentence", () => {
  render(<Countdown until={5 * minute} now={0} label={label} variant="boxes" />);
  const timer = screen.getByRole("timer", { name: "time left" });
  expect(timer).toHaveTextContent("00:05:00");
  expect([...timer.children].map((part) => part.textContent)).toEqual(["00", ":", "05", ":", "00"]);
  for (const part of timer.children) expect(part).toHaveAttribute("aria-hidden", "true");
  expect(timer).toHaveAttribute("aria-live", "off");
});

test("omits hours from text when there are none", () => {
  const { rerender } = render(<Countdown until={60 * minute} now={0} label={label} />);
  expect(screen.getByRole("timer")).toHaveTextContent(/^01:00:00$/);
  rerender(<Countdown key="less" until={60 * minute - 1000} now={0} label={label} />);
  expect(screen.getByRole("timer")).toHaveTextContent(/^59:59$/);
});

test("announces a milestone reached exactly, and nothing without texts", () => {
  const { rerender } = render(
    <Countdown until={5 * minute + 1000} now={0} label={label} announce={(left) => `${left} left`} />,
  );
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole("status")).toHaveTextContent("5 left");
  rerender(<Countdown until={5 * minute} now={0} label={label} />);
  expect(screen.queryByRole("status")).toBeNull();
});

test("is over from the start when the end is past, without calling onEnd", () => {
  const onEnd = vi.fn();
  const { rerender } = render(<Countdown until={minute} now={0} label={label} onEnd={onEnd} />);
  rerender(<Countdown until={0} now={minute} label={label} onEnd={onEnd} />);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByRole("timer")).toHaveTextContent(/^00:00$/);
  expect(onEnd).not.toHaveBeenCalled();
});

test("shows a box per unit, days only if any, and exposes one sentence", () => {
  const hour = 60 * minute;
  const units = () => ({ days: "days", hours: "hours", minutes: "min", seconds: "sec" });
  render(<Countdown until={24 * hour + 1000} now={0} label={label} units={units} variant="units" />);
  const timer = screen.getByRole("timer", { name: "time left" });
  expect([...timer.children].map((part) => part.textContent)).toEqual([
    "01days",
    "00hours",
    "00min",
    "01sec",
  ]);
  for (const part of timer.children) expect(part).toHaveAttribute("aria-hidden", "true");
  act(() => void vi.advanceTimersByTime(2000));
  expect([...timer.children].map((part) => part.textContent)).toEqual(["23hours", "59min", "59sec"]);
});

test("marks seconds as moving, except in the last minute and in text", () => {
  const moves = (left: number, variant: "text" | "boxes") => {
    const { container, unmount } = render(<Countdown until={left} now={0} label={label} variant={variant} />);
    const texts = [...container.querySelectorAll(`.${moving.split(" ")[0]}`)].map((part) => part.textContent);
    unmount();
    return texts;
  };
  expect(moves(2 * minute, "boxes")).toEqual([":", "00"]);
  expect(moves(minute, "boxes")).toEqual([]);
  expect(moves(2 * minute, "text")).toEqual([]);
});
