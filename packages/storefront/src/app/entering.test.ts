import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
});

const inBrowser = async (hash = "") => {
  const page = new EventTarget();
  vi.stubEnv("SSR", false);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("location", { hash });
  return { page, ...(await import("./entering.ts")) };
};

test("a page out of the history is not entered, the next one by a link is", async () => {
  const { page, enter, isEntering } = await inBrowser();
  expect(isEntering()).toBe(true);
  page.dispatchEvent(new Event("popstate"));
  expect(isEntering()).toBe(false);
  enter();
  expect(isEntering()).toBe(true);
});

test("a page with a fragment is not entered at its top", async () => {
  expect((await inBrowser("#reviews")).isEntering()).toBe(false);
});

test("a server enters nothing", async () => {
  vi.stubEnv("SSR", true);
  expect((await import("./entering.ts")).isEntering()).toBe(false);
});
