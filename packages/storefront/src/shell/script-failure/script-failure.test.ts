// @vitest-environment happy-dom
import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearScriptFailure, scriptFailureScript } from "./script-failure.ts";

const isMarked = (): boolean => "scriptFailed" in document.documentElement.dataset;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<script type="module"></script><script></script><img>`;
  runInThisContext(scriptFailureScript);
});

afterEach(() => {
  clearScriptFailure();
  vi.useRealTimers();
});

const fail = (css: string): void => {
  document.querySelector(css)?.dispatchEvent(new Event("error"));
};

test("marks the page if a module can't be loaded", () => {
  fail("[type=module]");
  expect(isMarked()).toBe(true);
});

test("ignores pictures and other scripts that can't be loaded", () => {
  fail("img");
  fail("script:not([type])");
  expect(isMarked()).toBe(false);
});

test("marks the page after a timeout until the script runs", () => {
  vi.advanceTimersByTime(15_000);
  expect(isMarked()).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(isMarked()).toBe(true);
  clearScriptFailure();
  expect(isMarked()).toBe(false);
});

test("never marks a page that hydrates in time", () => {
  clearScriptFailure();
  vi.advanceTimersByTime(60_000);
  expect(isMarked()).toBe(false);
});
