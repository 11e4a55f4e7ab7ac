import { Big } from "big.js";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { freightOf, weightOf, type FreightTemplate } from "./freight.ts";

const template = (over: Partial<FreightTemplate>): FreightTemplate => ({
  by: "flat",
  first: "1",
  firstFee: 500n,
  next: "1",
  nextFee: 200n,
  freeFrom: null,
  ...over,
});
const parcel = (over: Partial<{ amount: bigint; units: number; weight: Big }> = {}) => ({
  amount: 1000n,
  units: 3,
  weight: new Big("2.3"),
  ...over,
});

describe("shipping cost of a merchant", () => {
  it("is free without a template", () => expect(freightOf(undefined, parcel())).toBe(0n));
  it("is charged once if flat", () => expect(freightOf(template({}), parcel())).toBe(500n));
  it("counts units beyond the first", () =>
    expect(freightOf(template({ by: "piece" }), parcel({ units: 4 }))).toBe(1100n));
  it("counts started kilograms", () => {
    expect(freightOf(template({ by: "weight" }), parcel())).toBe(900n);
    expect(freightOf(template({ by: "weight", first: "2.3" }), parcel())).toBe(500n);
    expect(freightOf(template({ by: "weight", next: "0.1" }), parcel())).toBe(500n + 13n * 200n);
  });
  it("treats a step of zero as no further charge", () =>
    expect(freightOf(template({ by: "piece", next: "0" }), parcel())).toBe(500n));
  it("is free from the threshold on, not below", () => {
    const free = template({ freeFrom: 1000n });
    expect(freightOf(free, parcel({ amount: 1000n }))).toBe(0n);
    expect(freightOf(free, parcel({ amount: 999n }))).toBe(500n);
  });
  it("adds up weights exactly", () =>
    expect(
      weightOf([
        { weight: "0.1", quantity: 3 },
        { weight: "0.2", quantity: 1 },
      ]).toFixed(),
    ).toBe("0.5"));

  it("never decreases with more units or weight, and never increases with the amount of the items", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("flat" as const, "piece" as const, "weight" as const),
        fc.nat(50),
        fc.nat(50),
        fc.option(fc.bigInt(0n, 5000n)),
        fc.bigInt(0n, 5000n),
        fc.bigInt(0n, 5000n),
        (by, units, more, freeFrom, amount, moreAmount) => {
          const t = template({ by, freeFrom });
          const base = parcel({ amount, units, weight: new Big(units).div(4) });
          const heavier = parcel({ amount, units: units + more, weight: new Big(units + more).div(4) });
          expect(freightOf(t, heavier) >= freightOf(t, base)).toBe(true);
          expect(freightOf(t, { ...base, amount: amount + moreAmount }) <= freightOf(t, base)).toBe(true);
        },
      ),
      { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 1000) },
    );
  });
});
