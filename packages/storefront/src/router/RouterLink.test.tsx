// @vitest-environment happy-dom
import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { App } from "../app/app.ts";
import type { Navigate } from "../app/location.ts";
import { AppProvider } from "../app/AppContext.tsx";
import { pages } from "../routes.tsx";
import { NavigationProvider } from "./NavigationContext.tsx";
import { RouterLink } from "./RouterLink.tsx";

const prefetch = vi.fn<(href: string) => void>();

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  prefetch.mockReset();
  navigate.mockClear();
});

const app = { locale: "fr", basename: "/fr" } as App;

const navigate = vi.fn<Navigate>(() => Promise.resolve());

const show = (children: ReactNode): void => {
  render(
    <AppProvider app={app}>
      <NavigationProvider
        pages={pages}
        page={{ entry: undefined, params: {}, status: 200, View: undefined }}
        location={{ pathname: "/fr", search: "", hash: "" }}
        actions={{
          navigate,
          prefetch,
          reload: () => Promise.resolve(),
          note: () => undefined,
          cover: () => () => undefined,
        }}
      >
        {children}
      </NavigationProvider>
    </AppProvider>,
  );
};

/** Clicks the link. @returns whether the browser's default action remains */
const press = (keys: MouseEventInit = {}): boolean => {
  const click = createEvent.click(screen.getByRole("link"), { button: 0, ...keys });
  fireEvent(screen.getByRole("link"), click);
  return !click.defaultPrevented;
};

test("prefetches a page when focus or pointer rest on its link, not when they pass over it", () => {
  vi.useFakeTimers();
  show(
    <>
      <RouterLink href="/first">First</RouterLink>
      <RouterLink href="/second">Second</RouterLink>
    </>,
  );
  const [first, second] = screen.getAllByRole("link") as [HTMLElement, HTMLElement];
  act(() => first.focus());
  vi.advanceTimersByTime(50);
  act(() => second.focus());
  vi.advanceTimersByTime(100);
  expect(prefetch.mock.calls).toEqual([["/second"]]);
  fireEvent.pointerEnter(first);
  cleanup();
  vi.advanceTimersByTime(100);
  expect(prefetch).toHaveBeenCalledOnce();
});

test("navigates to the path on a plain click", () => {
  show(<RouterLink href="/users/cart?from=list#top">Cart</RouterLink>);
  expect(press()).toBe(false);
  expect(screen.getByRole("link")).toHaveProperty("pathname", "/fr/users/cart");
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/users/cart?from=list#top");
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "leaves a click that opens a new window (%j) to the browser",
  (keys) => {
    show(<RouterLink href="/users/cart">Cart</RouterLink>);
    expect(press(keys)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  },
);

test("doesn't navigate when another handler prevented the default action", () => {
  show(
    <RouterLink href="/users/cart" onClick={(event) => event.preventDefault()}>
      Cart
    </RouterLink>,
  );
  press();
  expect(navigate).not.toHaveBeenCalled();
});
