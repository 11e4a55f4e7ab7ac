import { expect, test, vi } from "vitest";
import { onFirstInteraction } from "./on-first-interaction.ts";

test("the first sign of the visitor runs it, and none after", () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const run = vi.fn<() => void>();
  onFirstInteraction(run);
  page.dispatchEvent(new Event("scroll"));
  expect(run).not.toHaveBeenCalled();
  page.dispatchEvent(new Event("keydown"));
  page.dispatchEvent(new Event("pointermove"));
  expect(run).toHaveBeenCalledTimes(1);
});
