import { expect, test } from "vitest";
import { countryNames } from "./countries.ts";

test("translates a country, and returns the given name for an unknown or invalid code", () => {
  const name = countryNames("fr");
  expect(name({ code: "DE", name: "Germany" })).toBe("Allemagne");
  for (const code of ["", "DEU", "de-DE", "\0zz"])
    expect(name({ code, name: "Somewhere" })).toBe("Somewhere");
});
