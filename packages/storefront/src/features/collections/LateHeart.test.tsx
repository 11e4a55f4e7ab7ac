// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showInApp } from "../../testing/show-in-app.tsx";
import { dropPendingAct, keepPendingAct } from "../session/pending-act.ts";
import { LateHeart } from "./LateHeart.tsx";
import "./SaveHeart.tsx";

afterEach(cleanup);

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
