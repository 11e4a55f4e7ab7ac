import { carSizeKind } from "../content/editing/car-sizes.ts";
import { entryCommand, numberOf } from "./entry-command.ts";

const listOf = (text: string): string[] =>
  text
    .split(",")
    .map((size) => size.trim())
    .filter(Boolean);

export const carSizes = entryCommand({
  kind: carSizeKind,
  name: "car-size",
  args: '[--make TEXT] [--model TEXT] [--from YEAR] [--to YEAR] [--tires "225/45 R17,…"] [--wheels "17 × 7.5J 5×112,…"]',
  summary: "edit the tire and wheel sizes by car of the size finder; an empty --to: still built",
  texts: [],
  options: {
    make: (make) => ({ make }),
    model: (model) => ({ model }),
    from: (year) => ({ yearFrom: numberOf(year) }),
    to: (year) => ({ yearTo: year === "" ? null : numberOf(year) }),
    tires: (text) => ({ tires: listOf(text) }),
    wheels: (text) => ({ wheels: listOf(text) }),
  },
  line: ({ make, model, yearFrom, yearTo, tires, wheels }) =>
    `${make} ${model} ${yearFrom}–${yearTo ?? ""}  ${[...tires, ...wheels].join(", ")}`,
});
