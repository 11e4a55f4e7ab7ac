import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { normalizeText, type TextKind } from "./normalize.ts";

const kinds: TextKind[] = [
  "line",
  "text",
  "email",
  "phone",
  "contact",
  "code",
  "reference",
  "postalCode",
  "number",
  "verbatim",
];

/** Characters that normalization treats specially. */
const troublesome = fc.constantFrom(
  ...Array.from(
    "aé1-._@ /\t\n\r\u0000\u00A0\u00AD\u0301\u200B\u200C\u200D\u200E\u202E\u2028\u2060\u2800\u3000\u3002\u3164",
  ),
  ...Array.from("\uFE0F\uFEFF\uFF0D\uFF11\uFF20\uFF21\uFFA0\uD800\uDC00กาລາ١۲१ß\u1100\u1161\u11A8"),
  "\u{1F3F4}",
  "\u{E0067}",
  "\u{E007F}",
  "\u{1F469}",
  "❤",
  "xn--",
);
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc
    .array(fc.oneof(troublesome, fc.string({ unit: "binary", maxLength: 1 })), { maxLength: 20 })
    .map((parts) => parts.join("")),
);

describe.each(kinds)("%s", (kind) => {
  test("leaves a normalized text unchanged", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalizeText(kind, text);
        expect(normalizeText(kind, once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  " 385033",
  "385 033",
  "385-033",
  "\u200B385033",
  "３８５０３３",
  "٣٨٥٠٣٣",
  "๓๘๕๐๓๓",
  "໓໘໕໐໓໓",
  "385–033\n",
])("normalizes the code %j to 385033", (pasted) => {
  expect(normalizeText("code", pasted)).toBe("385033");
});

test.each([
  ["ａｎｎ@example.com", "ann@example.com"],
  ["\u200Bann@example.com\u200B", "ann@example.com"],
  [" ann＠EXAMPLE。com ", "ann@example.com"],
  ["o’brien@example.ie", "o'brien@example.ie"],
  ["ann@exämple.de", "ann@exämple.de"],
  ["ann@EXA\u0308MPLE.de", "ann@exämple.de"],
  ["ann@xn--exmple-cua.de", "ann@exämple.de"],
  ["ann@例え.テスト", "ann@例え.テスト"],
  ["ann@xn--invalid-punycode-xn--.de", "ann@xn--invalid-punycode-xn--.de"],
])("normalizes the email %j to %j", (typed, email) => {
  expect(normalizeText("email", typed)).toBe(email);
});

test("keeps the script of an email's domain in browsers", async () => {
  vi.spyOn(process, "getBuiltinModule").mockReturnValue(undefined);
  vi.resetModules();
  const { normalizeText: inBrowser } = await import("./normalize.ts");
  expect(inBrowser("email", "ann@EXÄMPLE.de")).toBe("ann@exämple.de");
  expect(inBrowser("email", "ann@xn--exmple-cua.de")).toBe("ann@xn--exmple-cua.de");
  vi.restoreAllMocks();
});

test.each([
  ["  Ann\n\t Lee\u0000 ", "Ann Lee"],
  ["Cafe\u0301", "Café"],
  ["An\u200Bn\u202E L\u2066ee\uFEFF", "Ann Lee"],
  ["\u200B\u2060\u3164\u2800", ""],
  ["می\u200Cخواهم", "می\u200Cخواهم"],
  ["क\u094D\u200Dष", "क\u094D\u200Dष"],
  ["A\u200Dnn", "Ann"],
  ["👩\u200D👩\u200D👧 ❤\uFE0F\u200D🔥 1\uFE0F⃣", "👩\u200D👩\u200D👧 ❤\uFE0F\u200D🔥 1\uFE0F⃣"],
  [
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  ],
  ["สวัสดี\u200Bครับ", "สวัสดี\u200Bครับ"],
  ["ສະບາຍ\u200Bດີ \u200B", "ສະບາຍ\u200Bດີ"],
  ["葛\u{E0100}城", "葛\u{E0100}城"],
])("normalizes the line %j to %j", (typed, line) => {
  expect(normalizeText("line", typed)).toBe(line);
});

test("keeps line breaks and indentation of multiline text", () => {
  expect(normalizeText("text", " One \r\n\ttwo\u0007\u2028\r\n\r\n\r\nthree\u200B \n")).toBe(
    "One\n\ttwo\n\nthree",
  );
});

test.each([
  ["phone", "０８１–２３４ ５６７８", "081-234 5678"],
  ["phone", "06.12.34.56.78", "06 12 34 56 78"],
  ["phone", "\u202A+66 81 234\u202C", "+66 81 234"],
  ["contact", "ann＠Example.com", "ann@example.com"],
  ["contact", "081.234.5678", "081 234 5678"],
  ["reference", " 1Z 999-AA1\u200B ", "1Z999-AA1"],
  ["postalCode", "〒１００ー０００１", "100-0001"],
  ["postalCode", "sw1a\u00A01aa", "SW1A 1AA"],
  ["number", "１ ２", "12"],
  ["verbatim", " pass\u200Bword ", " pass\u200Bword "],
] as const)("normalizes the %s %j to %j", (kind, typed, text) => {
  expect(normalizeText(kind, typed)).toBe(text);
});
