// @vitest-environment happy-dom
import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { markFinished, unfinishedScript } from "./unfinished-script.ts";

const isMarked = (): boolean => "unfinished" in document.documentElement.dataset;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<script type="module"></script><script></script><img>`;
  // The very text that a page carries.
  runInThisContext(unfinishedScript);
});

afterEach(() => {
  markFinished();
  vi.useRealTimers();
});

const fail = (css: string): void => {
  document.querySelector(css)?.dispatchEvent(new Event("error"));
};

test("a module that can't be loaded marks the page", () => {
  fail("[type=module]");
  expect(isMarked()).toBe(true);
});

test("a picture or another script that can't be loaded doesn't", () => {
  fail("img");
  fail("script:not([type])");
  expect(isMarked()).toBe(false);
});

test("a script that never comes marks the page after some time, until it does come", () => {
  vi.advanceTimersByTime(15_000);
  expect(isMarked()).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(isMarked()).toBe(true);
  markFinished();
  expect(isMarked()).toBe(false);
});

test("a page that its script has taken over in time is never marked", () => {
  markFinished();
  vi.advanceTimersByTime(60_000);
  expect(isMarked()).toBe(false);
});
