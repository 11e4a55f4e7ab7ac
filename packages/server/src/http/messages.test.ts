import { expect, it } from "vitest";
import { localizedText, textOf } from "./messages.ts";

it("fills in the values of a message", () => {
  expect(textOf("orderShippedText", "fr", { shop: "Pneus & Cie", orderNo: 7 })).toContain("Pneus & Cie");
});

it("answers a wrong field with the message of the form", () => {
  expect(textOf("emailEmpty", "en")).toBe("Enter your email");
  expect(textOf("emailEmpty", "es")).not.toBe("Enter your email");
});

it("has a message in all languages for a reader whose language isn't known", () => {
  const { en, ...others } = localizedText("disputeProblem");
  expect(new Set([en, ...Object.values(others)]).size).toBe(6);
});
