import { expect, it } from "vitest";
import { companies } from "./companies.ts";

it.each(companies)("gives a valid example of a tracking number of $name", ({ number, example }) => {
  expect(example).toMatch(number);
});
