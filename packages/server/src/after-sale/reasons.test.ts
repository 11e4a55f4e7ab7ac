import { expect, test } from "vitest";
import { textOf } from "../http/messages.ts";
import { reasonIn } from "./reasons.ts";

test("translates a standard reason into the reader's language", () => {
  expect(reasonIn("I changed my mind or ordered the wrong item", "lao")).toBe(
    textOf("reasonChangedMind", "lao"),
  );
  expect(reasonIn(textOf("reasonDamaged", "th"), "fr")).toBe(textOf("reasonDamaged", "fr"));
});

test("leaves free text unchanged", () => {
  expect(reasonIn("Too loud for my street", "zh-CN")).toBe("Too loud for my street");
});
