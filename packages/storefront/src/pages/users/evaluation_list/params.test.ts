import { expect, test } from "vitest";
import { reviewParams } from "./params.ts";

test("filters only written reviews by type", () => {
  expect(reviewParams.href({ tab: "done", type: "bad", page: 2 })).toBe(
    "/users/evaluation_list?tab=done&type=bad&page=2",
  );
  expect(reviewParams.href({ type: "bad" })).toBe("/users/evaluation_list");
  expect(reviewParams.read(new URLSearchParams("type=bad"))).toEqual({
    tab: "waiting",
    type: "all",
    page: 1,
  });
});
