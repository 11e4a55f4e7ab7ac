import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import Pause from "lucide-react/icons/pause";
import type { FormEvent } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { drawing } from "../../testing/drawing.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Carousel, type CarouselProps } from "./index.ts";
import meta from "./Carousel.meta.ts";

const props: CarouselProps = {
  label: "Offers",
  slides: ["one", "two", "three"].map((id) => ({ id, content: <a href={`/${id}`}>{id}</a> })),
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
  vi.restoreAllMocks();
});

conforms("Carousel", (root) => <Carousel {...props} {...root} />);

const slide = (name: string) => screen.getByRole("group", { name, hidden: true });

test("makes only the visible slide reachable", () => {
  render(<Carousel {...props} />);
  expect(slide("1 of 3")).not.toHaveAttribute("inert");
  expect(slide("2 of 3")).toHaveAttribute("inert");
  act(() => arrive(slide("2 of 3")));
  expect(slide("1 of 3")).toHaveAttribute("inert");
  expect(screen.getByRole("button", { name: "2 of 3" })).toHaveAttribute("aria-current", "true");
});

test("advances automatically until paused", async () => {
  vi.useFakeTimers();
  render(<Carousel {...props} interval={5000} />);
  act(() => void vi.advanceTimersByTime(5001));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole("button", { name: "Pause slides" }));
  act(() => void vi.advanceTimersByTime(20_000));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: "Play slides" })).toBeInTheDocument();
});

test("pauses under the pointer", () => {
  vi.useFakeTimers();
  render(<Carousel {...props} interval={5000} />);
  fireEvent.pointerEnter(screen.getByRole("region", { name: "Offers" }));
  act(() => void vi.advanceTimersByTime(20_000));
  expect(scrollTo).not.toHaveBeenCalled();
});

test("never moves with reduced motion, and shows no pause button", () => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  render(<Carousel {...props} interval={5000} />);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: "Pause slides" })).toBeNull();
});

test("moves with the arrow buttons", async () => {
  render(<Carousel {...props} interval={0} />);
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  await userEvent.click(screen.getByRole("button", { name: "Previous" }));
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

/** Last scroll target, in slide widths. */
const sentTo = (): number => (scrollTo.mock.lastCall?.[0].left ?? Number.NaN) / 100;

const onMark = async (user: UserEvent, mark: string, key: string, style?: CarouselProps["style"]) => {
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return this.role === "group" ? [...(this.parentElement?.children ?? [])].indexOf(this) * 100 : 0;
  });
  render(<Carousel {...props} interval={0} style={style} />);
  act(() => arrive(slide(mark)));
  screen.getByRole("button", { name: mark }).focus();
  await user.keyboard(key);
};

keyboardTable(meta, {
  Tab: async (user) => {
    render(<Carousel {...props} slides={props.slides.slice(0, 1)} />);
    await user.tab();
    expect(screen.getByRole("link", { name: "one" })).toHaveFocus();
    cleanup();
    render(<Carousel {...props} slides={props.slides.map(({ id }) => ({ id, content: id }))} />);
    for (const name of ["1 of 3", "2 of 3", "3 of 3", "Pause slides", "Previous", "Next"]) {
      await user.tab();
      expect(screen.getByRole("button", { name })).toHaveFocus();
    }
  },
  "Arrow Right, on a mark or in a slide": async (user) => {
    await onMark(user, "2 of 3", "{ArrowRight}");
    expect(sentTo()).toBe(2);
    act(() => arrive(slide("3 of 3")));
    screen.getByRole("link", { name: "three", hidden: true }).focus();
    await user.keyboard("{ArrowRight}");
    expect(sentTo()).toBe(0);
  },
  "Arrow Left, on a mark or in a slide": async (user) => {
    await onMark(user, "1 of 3", "{ArrowLeft}");
    expect(sentTo()).toBe(2);
  },
  Home: async (user) => {
    await onMark(user, "3 of 3", "{Home}");
    expect(sentTo()).toBe(0);
  },
  End: async (user) => {
    await onMark(user, "1 of 3", "{End}");
    expect(sentTo()).toBe(2);
  },
  "Space, on the pause button": async (user) => {
    render(<Carousel {...props} />);
    screen.getByRole("button", { name: "Pause slides" }).focus();
    await user.keyboard(" ");
    expect(screen.getByRole("button", { name: "Play slides" })).toHaveFocus();
    await user.keyboard(" ");
    expect(screen.getByRole("button", { name: "Pause slides" })).toHaveFocus();
  },
});

test("mirrors the arrow keys in right-to-left text", async () => {
  await onMark(userEvent.setup(), "1 of 3", "{ArrowLeft}", { direction: "rtl" });
  expect(sentTo()).toBe(1);
});

test("names the carousel and each slide, and marks the current dot", () => {
  render(<Carousel {...props} />);
  expect(screen.getByRole("region", { name: "Offers" })).toHaveAttribute("aria-roledescription", "carousel");
  for (const name of ["1 of 3", "2 of 3", "3 of 3"])
    expect(slide(name)).toHaveAttribute("aria-roledescription", "slide");
  expect(screen.getAllByRole("button", { current: true })).toEqual([
    screen.getByRole("button", { name: "1 of 3" }),
  ]);
});

test("shows the slide of a clicked dot", async () => {
  await onMark(userEvent.setup(), "1 of 3", "x");
  await userEvent.click(screen.getByRole("button", { name: "3 of 3" }));
  expect(sentTo()).toBe(2);
});

test("resumes only after both pointer and focus have left", () => {
  vi.useFakeTimers();
  render(<Carousel {...props} interval={5000} />);
  const root = screen.getByRole("region", { name: "Offers" });
  const link = screen.getByRole("link", { name: "one" });
  const wait = () => act(() => void vi.advanceTimersByTime(5001));
  fireEvent.focus(link);
  wait();
  expect(scrollTo).not.toHaveBeenCalled();
  // A pointer passing over must not restart autoplay while a slide has focus.
  const focused = vi.spyOn(root, "querySelector").mockReturnValue(link);
  fireEvent.pointerEnter(root);
  fireEvent.pointerLeave(root);
  expect(focused).toHaveBeenCalledWith(":focus-visible");
  wait();
  expect(scrollTo).not.toHaveBeenCalled();
  focused.mockRestore();
  fireEvent.blur(link, { relatedTarget: screen.getByRole("button", { name: "Next" }) });
  wait();
  expect(scrollTo).not.toHaveBeenCalled();
  const hovered = vi.spyOn(root, "matches").mockReturnValue(true);
  fireEvent.blur(link, { relatedTarget: document.body });
  expect(hovered).toHaveBeenCalledWith(":hover");
  wait();
  expect(scrollTo).not.toHaveBeenCalled();
  hovered.mockRestore();
  fireEvent.pointerLeave(root);
  wait();
  expect(scrollTo).toHaveBeenCalledOnce();
  act(() => arrive(slide("2 of 3")));
  fireEvent.focus(link);
  fireEvent.blur(link, { relatedTarget: document.body });
  wait();
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test("pauses while the page is hidden, resumes afterwards, and doesn't advance with one slide", () => {
  vi.useFakeTimers();
  const view = render(<Carousel {...props} interval={5000} />);
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => void vi.advanceTimersByTime(12_000));
  expect(scrollTo).not.toHaveBeenCalled();
  seen.mockRestore();
  act(() => void vi.advanceTimersByTime(5001));
  expect(scrollTo).toHaveBeenCalledOnce();
  scrollTo.mockClear();
  view.rerender(<Carousel {...props} slides={props.slides.slice(0, 1)} interval={5000} />);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.queryByRole("button")).toBeNull();
});

test("keeps focus in the carousel when a key hides the focused slide", async () => {
  render(<Carousel {...props} interval={0} />);
  screen.getByRole("link", { name: "one" }).focus();
  await userEvent.keyboard("{ArrowRight}");
  act(() => arrive(slide("2 of 3")));
  expect(document.activeElement).toBe(slide("1 of 3").parentElement);
  await userEvent.keyboard("{ArrowRight}");
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test("leaves Alt shortcuts to the browser and other keys to the page", () => {
  render(<Carousel {...props} />);
  const mark = screen.getByRole("button", { name: "1 of 3" });
  for (const held of ["altKey", "ctrlKey", "metaKey"])
    expect(fireEvent.keyDown(mark, { key: "ArrowLeft", [held]: true })).toBe(true);
  expect(fireEvent.keyDown(mark, { key: "x" })).toBe(true);
  expect(scrollTo).not.toHaveBeenCalled();
});

test("labels the pause button with its action", async () => {
  render(<Carousel {...props} />);
  const sign = () => screen.getByRole("button", { name: /Pause|Play/ }).innerHTML;
  const pause = sign();
  await userEvent.click(screen.getByRole("button", { name: "Pause slides" }));
  expect(sign()).not.toBe(pause);
  expect(pause).toContain(drawing(Pause));
});

test("doesn't submit a surrounding form from its buttons", async () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Carousel {...props} />
    </form>,
  );
  for (const button of screen.getAllByRole("button")) await userEvent.click(button);
  expect(sent).not.toHaveBeenCalled();
});
