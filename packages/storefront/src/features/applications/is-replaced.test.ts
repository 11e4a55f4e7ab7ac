import { expect, test } from "vitest";
import { isReplaced } from "./is-replaced.ts";

const refused = { id: 3, previousId: undefined, state: "refused", shopName: "Nordic Tires" } as const;

test.each([
  ["sent again", { id: 5, previousId: 3, state: "pending", shopName: "Nordic Tire House" } as const, true],
  [
    "approved later",
    { id: 5, previousId: undefined, state: "approved", shopName: "Nordic Tires" } as const,
    true,
  ],
  [
    "older approval",
    { id: 2, previousId: undefined, state: "approved", shopName: "Nordic Tires" } as const,
    false,
  ],
  ["another shop", { id: 5, previousId: undefined, state: "approved", shopName: "Mirelle" } as const, false],
])("detects whether a refused application was replaced: %s", (_case, other, replaced) =>
  expect(isReplaced(refused, [other, refused])).toBe(replaced),
);
