// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from "vitest";
import type { ShownPage } from "./shown-page.ts";
import { useScroll } from "./use-scroll.ts";

const at = (key: string, way: ShownPage["way"], hash = ""): ShownPage => ({
  location: { pathname: "/", search: "", hash, key },
  page: { entry: undefined, params: {}, status: 200, View: undefined },
  way,
});
const start = (shown: ShownPage) => renderHook((next: ShownPage) => useScroll(next), { initialProps: shown });
const scrollBy = (top: number): void => {
  document.documentElement.scrollTop = top;
  dispatchEvent(new Event("scroll"));
};

let scrollTo: MockInstance<typeof window.scrollTo>;
beforeEach(() => {
  scrollTo = vi.spyOn(window, "scrollTo").mockReturnValue();
  sessionStorage.clear();
  history.scrollRestoration = "auto";
});
afterEach(cleanup);

test("scrolls a new page to its top and a page of the history to its last position", () => {
  const { rerender } = start(at("list", "first"));
  expect(scrollTo).not.toHaveBeenCalled();
  scrollBy(900);
  rerender(at("goods", "forward"));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scrollBy(0);
  rerender(at("list", "history"));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 900);
  rerender(at("other", "history"));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test("keeps the scroll position for another state of the same page", () => {
  const { rerender } = start(at("first", "first"));
  rerender(at("second", "stay"));
  expect(scrollTo).not.toHaveBeenCalled();
});

test("stores the position of a state that is left before it is scrolled", () => {
  const { rerender } = start(at("ten places", "first"));
  scrollBy(900);
  rerender(at("twenty places", "stay"));
  rerender(at("goods", "forward"));
  scrollBy(0);
  rerender(at("twenty places", "history"));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 900);
});

test("scrolls to the target of a fragment, or to the top if there is none", () => {
  const place = document.body.appendChild(document.createElement("h2"));
  place.id = "é";
  const scrollIntoView = vi.spyOn(place, "scrollIntoView").mockReturnValue();
  const { rerender } = start(at("first", "first"));
  rerender(at("second", "forward", "#%C3%A9"));
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(scrollTo).not.toHaveBeenCalled();
  for (const hash of ["#nowhere", "#%"]) {
    rerender(at(hash, "forward", hash));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  }
  place.remove();
});

test("leaves the first position to the browser and restores the positions of earlier pages after a document load", () => {
  const first = start(at("list", "first"));
  scrollBy(700);
  dispatchEvent(new Event("pagehide"));
  expect(history.scrollRestoration).toBe("auto");
  first.unmount();

  const loadedAnew = start(at("list", "first"));
  expect(scrollTo).not.toHaveBeenCalled();
  loadedAnew.unmount();

  history.scrollRestoration = "manual";
  start(at("list", "first"));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 700);
});

test("ignores malformed stored positions", () => {
  sessionStorage.setItem("scrollPositions", "{");
  history.scrollRestoration = "manual";
  start(at("list", "first"));
  expect(scrollTo).not.toHaveBeenCalled();
});
