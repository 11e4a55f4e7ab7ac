import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Carousel, type CarouselProps } from "./index.ts";

const props: CarouselProps = {
  label: "Offers",
  slides: ["one", "two", "three"].map((id) => ({ id, content: <a href={`/${id}`}>{id}</a> })),
  slideLabel: (index, count) => `${index + 1} of ${count}`,
  previousLabel: "Previous",
  nextLabel: "Next",
  pauseLabel: "Pause",
  playLabel: "Play",
};

let arrive: (element: Element) => void = () => undefined;
const scrollTo = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        arrive = (target) => callback([{ target, isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.scrollTo = scrollTo;
  scrollTo.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

conforms("Carousel", (root) => <Carousel {...props} {...root} />);

const slide = (name: string) => screen.getByRole("group", { name, hidden: true });

test("only the slide in view can be reached", () => {
  render(<Carousel {...props} />);
  expect(slide("1 of 3")).not.toHaveAttribute("inert");
  expect(slide("2 of 3")).toHaveAttribute("inert");
  act(() => arrive(slide("2 of 3")));
  expect(slide("1 of 3")).toHaveAttribute("inert");
  expect(screen.getByRole("button", { name: "2 of 3" })).toHaveAttribute("aria-current", "true");
});

test("goes on by itself until it is paused", async () => {
  vi.useFakeTimers();
  render(<Carousel {...props} interval={5000} />);
  act(() => void vi.advanceTimersByTime(5001));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  act(() => void vi.advanceTimersByTime(20_000));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: "Play" })).toBeInTheDocument();
});

test("holds still under the pointer", () => {
  vi.useFakeTimers();
  render(<Carousel {...props} interval={5000} />);
  fireEvent.pointerEnter(screen.getByRole("region", { name: "Offers" }));
  act(() => void vi.advanceTimersByTime(20_000));
  expect(scrollTo).not.toHaveBeenCalled();
});

test("never moves by itself when less motion is wanted, and offers nothing to pause", () => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  render(<Carousel {...props} interval={5000} />);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
});

test("arrows and keys move it", async () => {
  render(<Carousel {...props} interval={0} />);
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  screen.getByRole("button", { name: "1 of 3" }).focus();
  await userEvent.keyboard("{End}");
  expect(scrollTo).toHaveBeenCalledTimes(2);
});
