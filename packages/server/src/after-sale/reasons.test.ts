import { expect, test } from "vitest";
import { textOf } from "../http/messages/index.ts";
import { reasonIn } from "./reasons.ts";

test("tells a standard reason in the language of whoever reads it", () => {
  expect(reasonIn("I changed my mind", "lao")).toBe(textOf("reasonChangedMind", "lao"));
  expect(reasonIn(textOf("reasonDamaged", "th"), "fr")).toBe(textOf("reasonDamaged", "fr"));
});

test("leaves other words as they were written", () => {
  expect(reasonIn("Too loud for my street", "zh-CN")).toBe("Too loud for my street");
});
