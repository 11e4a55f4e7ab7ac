import { expect, test } from "vitest";
import { compareRows } from "./compare-rows.ts";

const fact = (key: string, value: string) => ({ key, name: key.toUpperCase(), value });

test("marks facts that differ or are missing", () => {
  const rows = compareRows([
    [fact("width", "205 mm"), fact("season", "Winter")],
    [fact("width", "205 mm"), fact("weight", "9 kg")],
  ]);
  expect(rows).toEqual([
    { key: "width", name: "WIDTH", values: ["205 mm", "205 mm"], differs: false },
    { key: "season", name: "SEASON", values: ["Winter", null], differs: true },
    { key: "weight", name: "WEIGHT", values: [null, "9 kg"], differs: true },
  ]);
});

test("marks no difference for a single product", () =>
  expect(compareRows([[fact("width", "205 mm")]])).toMatchObject([{ differs: false }]));
