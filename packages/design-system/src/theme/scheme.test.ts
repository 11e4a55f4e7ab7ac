import { beforeEach, expect, test } from "vitest";
import { schemeScript, storeScheme } from "./scheme.ts";

const root = document.documentElement;

/** Loads a page: removes the attribute and runs the script in its head. */
const load = (cookie?: string): string | undefined => {
  delete root.dataset.scheme;
  // oxlint-disable-next-line typescript/no-implied-eval -- the code under test is a script
  new Function(schemeScript(cookie))();
  return root.dataset.scheme;
};

beforeEach(() => storeScheme("system"));

test("applies the stored scheme before the page renders", () => {
  storeScheme("dark");
  expect(root.dataset.scheme).toBe("dark");
  expect(load()).toBe("dark");
  storeScheme("light");
  expect(load()).toBe("light");
});

test("follows the system setting without a stored scheme", () => {
  expect(load()).toBeUndefined();
  storeScheme("dark");
  storeScheme("system");
  expect(root.dataset.scheme).toBeUndefined();
  expect(load()).toBeUndefined();
});

test("reads the cookie of the given name", () => {
  document.cookie = "my-scheme-old=dark";
  expect(load("scheme")).toBeUndefined();
  storeScheme("dark", "scheme");
  expect(load("scheme")).toBe("dark");
  expect(load()).toBeUndefined();
});
