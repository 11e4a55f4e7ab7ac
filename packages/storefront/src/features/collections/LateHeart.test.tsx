// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { showInApp } from "../../testing/show-in-app.tsx";
import { dropPendingAct, keepPendingAct } from "../session/pending-act.ts";
import { LateHeart } from "./LateHeart.tsx";
import "./SaveHeart.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a heart that was pressed before signing in comes at once, also where the page has loaded anew", async () => {
  keepPendingAct({ kind: "products", id: 3 });
  await act(async () => void showInApp(<LateHeart id={3} name="Snow" />, { sent: [], answers: {} }));
  expect(await screen.findByRole("button", { name: "Save Snow" })).toBeVisible();
  dropPendingAct();
});

test("the heart of a card comes with the first interaction, and at once on pages after it", async () => {
  showInApp(<LateHeart id={1} name="Polar 3" />, { sent: [], answers: {} });
  const heart = { name: "Save Polar 3" };
  await act(async () => undefined);
  expect(screen.queryByRole("button", heart)).toBeNull();
  await act(async () => void dispatchEvent(new Event("pointermove")));
  expect(await screen.findByRole("button", heart)).toHaveAttribute("aria-pressed", "false");
  cleanup();
  await act(async () => void showInApp(<LateHeart id={2} name="Ice Grip" />, { sent: [], answers: {} }));
  expect(await screen.findByRole("button", { name: "Save Ice Grip" })).toBeVisible();
});

test("cards in view have their hearts first, the others a few at a time when the browser is idle", async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(0, Number(this.getAttribute("data-top")), 32, 32);
  });
  const tops = [-4000, 100, 400, ...Array.from({ length: 9 }, (_, place) => 2000 + place)];
  const cards = tops.map((top, id) => (
    <div key={id} data-top={top}>
      <LateHeart id={id} name={`at ${top}`} />
    </div>
  ));
  // A visitor of the tests before has moved already.
  await act(async () => void showInApp(<>{cards}</>, { sent: [], answers: {} }));
  const hearts = () => screen.queryAllByRole("button").map((heart) => heart.getAttribute("aria-label"));
  await vi.waitFor(() => expect(hearts()).toEqual(["Save at 100", "Save at 400"]));
  expect(idle).toHaveLength(1);
  await act(async () => idle.shift()?.());
  expect(hearts()).toHaveLength(8);
  await act(async () => idle.shift()?.());
  expect(hearts()).toHaveLength(tops.length);
  expect(idle).toEqual([]);
});
