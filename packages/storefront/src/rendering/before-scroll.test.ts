import { runInThisContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { stillScript } from "./before-scroll.ts";

afterEach(() => void vi.unstubAllGlobals());

const pageOf = (innerHeight: number) => {
  const page = new EventTarget();
  const dataset: Record<string, string> = {};
  vi.stubGlobal("innerHeight", innerHeight);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", { documentElement: { dataset } });
  // The very text that a page carries.
  runInThisContext(stillScript);
  return { page, dataset };
};

test.each(["scroll", "resize"])("a page is still until the first %s", (event) => {
  const { page, dataset } = pageOf(900);
  expect(dataset).toHaveProperty("still");
  page.dispatchEvent(new Event(event));
  expect(dataset).not.toHaveProperty("still");
});

test("a window that may show what is further down never is", () => {
  expect(pageOf(1440).dataset).toEqual({});
});
