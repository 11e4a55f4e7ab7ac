import { expect, test } from "vitest";
import { maskEmail, maskPhone } from "./mask-contact.ts";

test("keeps the first letter and the domain of an email", () => {
  expect(maskEmail("ada.park@example.com")).toBe("a•••@example.com");
  expect(maskEmail(null)).toBeNull();
});

test("keeps the dial code and the last four digits of a phone number", () => {
  expect(maskPhone("+1 6045550100")).toBe("+1 •••0100");
  expect(maskPhone(null)).toBeNull();
});
