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

test("isn't entering on Back and Forward, and is entering again on the next navigation", async () => {
  const { page, enter, isEntering } = await inBrowser();
  expect(isEntering()).toBe(true);
  page.dispatchEvent(new Event("popstate"));
  expect(isEntering()).toBe(false);
  enter();
  expect(isEntering()).toBe(true);
});

test("isn't entering a page with a fragment", async () => {
  expect((await inBrowser("#reviews")).isEntering()).toBe(false);
});

test("isn't entering on the server", async () => {
  vi.stubEnv("SSR", true);
  expect((await import("./entering.ts")).isEntering()).toBe(false);
});
