import { runInThisContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { beforeScrollScript } from "./first-paint-scripts.ts";

const pageOf = (innerHeight: number) => {
  const page = new EventTarget();
  const dataset: Record<string, string> = {};
  vi.stubGlobal("innerHeight", innerHeight);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", { documentElement: { dataset } });
  runInThisContext(beforeScrollScript);
  return { page, dataset };
};

test.each(["scroll", "resize"])("marks a page as not scrolled until the first %s", (event) => {
  const { page, dataset } = pageOf(900);
  expect(dataset).toHaveProperty("beforeScroll");
  page.dispatchEvent(new Event(event));
  expect(dataset).not.toHaveProperty("beforeScroll");
});

test("never marks a page in a window that is taller than the first view", () => {
  expect(pageOf(1440).dataset).toEqual({});
});
