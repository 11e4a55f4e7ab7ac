import { expect, it } from "vitest";
import { skuText } from "./sku-text.ts";
import { textIn } from "./localized-text.ts";

it("includes every language in which a chosen value is translated", () => {
  const options = [
    { key: "size", name: { en: "Size" }, values: [{ key: "a", text: { en: "16 in, wide", fr: "16 po" } }] },
    { key: "color", name: { en: "Color" }, values: [{ key: "r", text: { en: "Red", th: "แดง" } }] },
  ];
  const text = skuText(options, ["a", "r"]);
  expect(text).toEqual({ en: "16 in‚ wide,Red", fr: "16 po,Red", th: "16 in‚ wide,แดง" });
  expect(textIn(text, "es")).toBe("16 in‚ wide,Red");
  expect(skuText([], [])).toEqual({ en: "" });
  expect(skuText(options, ["a", "gone"])).toEqual({ en: "16 in‚ wide,", fr: "16 po," });
});
