// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { currentLocation } from "./shown-page.ts";

beforeEach(() => history.replaceState(null, "", "/"));

test("gives entries that the browser created distinct keys, and keeps them on Back", () => {
  const { key } = currentLocation();
  expect(currentLocation().key).toBe(key);
  const kept: unknown = history.state;
  history.replaceState(null, "", "/goods_detail/7");
  expect(currentLocation().key).not.toBe(key);
  history.replaceState(kept, "", "/");
  expect(currentLocation()).toEqual({ pathname: "/", search: "", hash: "", key });
});
