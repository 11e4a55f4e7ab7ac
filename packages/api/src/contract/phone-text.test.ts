import { expect, test } from "vitest";
import { phoneText } from "./phone-text.ts";

test.each([
  ["+1 2025550132", "+1 (202) 555-0132"],
  ["+33 612345678", "+33 6 12 34 56 78"],
  ["+66 812345678", "+66 81 234 5678"],
  ["+86 13912345678", "+86 139 1234 5678"],
  ["+49 15123456789", "+49 1512 3456789"],
  // The grouping of Lao numbers has nine digits; mobile numbers have ten.
  ["+856 2055512345", "+856 205 551 2345"],
  ["+1684 6331234", "+1684 633 1234"],
  ["+1 (202) 555 0132", "+1 (202) 555 0132"],
  ["+66 8****678", "+66 8****678"],
  ["0812345678", "0812345678"],
])("formats %s as %s", (phone, text) => {
  expect(phoneText(phone)).toBe(text);
});
