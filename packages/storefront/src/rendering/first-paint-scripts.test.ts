import { runInThisContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { beforeScrollScript } from "./first-paint-scripts.ts";

const pageOf = (innerHeight: number) => {
  const page = new EventTarget();
  const dataset: Record<string, string> = {};
  vi.stubGlobal("innerHeight", innerHeight);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", { documentElement: { dataset } });
  // The text that a page contains.
  runInThisContext(beforeScrollScript);
  return { page, dataset };
};

test.each(["scroll", "resize"])("a page counts as not scrolled until the first %s", (event) => {
  const { page, dataset } = pageOf(900);
  expect(dataset).toHaveProperty("beforeScroll");
  page.dispatchEvent(new Event(event));
  expect(dataset).not.toHaveProperty("beforeScroll");
});

test("a tall window, which may show what is further down, never counts as not scrolled", () => {
  expect(pageOf(1440).dataset).toEqual({});
});
