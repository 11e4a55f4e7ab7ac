import { Big } from "big.js";
import type { Minor } from "../shared/money.ts";

/**
 * A merchant's shipping cost. `flat` charges `firstFee` once; `piece` and `weight` (kg) charge `firstFee` for
 * the first `first` units and `nextFee` for every started `next` units beyond. `piece` with first = next = 1
 * is the postage × quantity of the reference contract. From `freeFrom` on (the merchant's item total)
 * shipping is free.
 */
export interface FreightTemplate {
  readonly by: "flat" | "piece" | "weight";
  readonly first: string;
  readonly firstFee: Minor;
  readonly next: string;
  readonly nextFee: Minor;
  readonly freeFrom: Minor | null;
}

/** Items of one merchant to ship; weight in kg. */
export interface Parcel {
  readonly amount: Minor;
  readonly units: number;
  readonly weight: Big;
}

/** Shipping cost of one merchant's items; free without a template. */
export const freightOf = (template: FreightTemplate | undefined, parcel: Parcel): Minor => {
  if (!template) return 0n;
  if (template.freeFrom !== null && parcel.amount >= template.freeFrom) return 0n;
  if (template.by === "flat") return template.firstFee;
  const units = template.by === "piece" ? new Big(parcel.units) : parcel.weight;
  const beyond = units.minus(template.first);
  const step = new Big(template.next);
  if (beyond.lte(0) || step.lte(0)) return template.firstFee;
  const steps = BigInt(beyond.div(step).round(0, Big.roundUp).toFixed(0));
  return template.firstFee + steps * template.nextFee;
};

export const weightOf = (lines: Iterable<{ weight: string; quantity: number }>): Big => {
  let total = new Big(0);
  for (const line of lines) total = total.plus(new Big(line.weight).times(line.quantity));
  return total;
};
