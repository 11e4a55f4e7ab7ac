import { expect, test } from "vitest";
import { starsAndUp } from "./facet-names.ts";

test("formats half a star in each language", () => {
  expect(starsAndUp(4.5)).toEqual({
    en: "4.5 and up",
    "zh-CN": "4.5 星及以上",
    es: "4,5 o más",
    fr: "4,5 et plus",
    th: "4.5 ขึ้นไป",
    lao: "4,5 ຂຶ້ນໄປ",
  });
});
