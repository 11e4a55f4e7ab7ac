import { expect, test } from "vitest";
import { formatProperty, type PropertyDefinition } from "./format-property.ts";
import { readValue } from "./read-value.ts";

const number = (unit: PropertyDefinition["unit"]): PropertyDefinition => ({
  kind: "number",
  unit,
  choices: [],
});
const season: PropertyDefinition = {
  kind: "choice",
  unit: null,
  choices: [
    { key: "winter", name: { en: "Winter", fr: "Hiver" } },
    { key: "summer", name: { en: "Summer", fr: "Été" } },
  ],
};

test("formats numbers with the unit and decimal sign of the language", () => {
  expect(formatProperty(number("mm"), 7.6, "en")).toBe("7.6\u00a0mm");
  expect(formatProperty(number("mm"), 7.6, "fr")).toBe("7,6\u00a0mm");
  expect(formatProperty(number("mm"), 205, "zh-CN")).toBe("205\u00a0毫米");
  expect(formatProperty(number("in"), 16, "en")).toBe("16″");
  expect(formatProperty(number("%"), 55, "en")).toBe("55%");
  expect(formatProperty(number(null), 3, "en")).toBe("3");
});

test("joins the values of several skus", () => {
  expect(formatProperty(number("kg"), [615, 670], "en")).toBe("615\u00a0kg, 670\u00a0kg");
  expect(formatProperty(season, ["winter", "summer"], "fr")).toBe("Hiver, Été");
});

test("formats choices and flags by their names", () => {
  expect(formatProperty(season, "winter", "th")).toBe("Winter");
  expect(formatProperty({ kind: "flag", unit: null, choices: [] }, false, "es")).toBe("No");
});

test("reads cells of a product file by the kind of the property", () => {
  expect(readValue(number("mm"), "7.6")).toBe(7.6);
  expect(readValue(number("kg"), "615; 670")).toEqual([615, 670]);
  expect(readValue(number("kg"), "615 kg")).toBeNull();
  expect(readValue(number("kg"), "615;")).toBeNull();
  expect(readValue(season, "Winter")).toBe("winter");
  expect(readValue(season, "autumn")).toBeNull();
  expect(readValue({ kind: "flag", unit: null, choices: [] }, "Yes")).toBe(true);
  expect(readValue({ kind: "text", unit: null, choices: [] }, "ACEA C3")).toEqual({ en: "ACEA C3" });
});
