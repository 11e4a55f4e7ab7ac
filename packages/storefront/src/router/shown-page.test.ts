// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { currentLocation } from "./shown-page.ts";

beforeEach(() => history.replaceState(null, "", "/"));

test("entries that the browser made are told apart, and known again after coming back", () => {
  const { key } = currentLocation();
  expect(currentLocation().key).toBe(key);
  const kept: unknown = history.state;
  history.replaceState(null, "", "/goods_detail/7");
  expect(currentLocation().key).not.toBe(key);
  history.replaceState(kept, "", "/");
  expect(currentLocation()).toEqual({ pathname: "/", search: "", hash: "", key });
});
