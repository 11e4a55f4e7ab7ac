import { Big } from "big.js";
import type { Minor } from "../shared/money.ts";

/**
 * How a merchant charges for delivery. `flat` charges `firstFee` once; `piece` and `weight` (kg) charge `firstFee`
 * for the first `first` units and `nextFee` for every started `next` units beyond. `piece` with first = next = 1 is
 * the postage × pieces of the reference contract. From `freeFrom` on (goods of the merchant) delivery is free.
 */
export interface FreightTemplate {
  readonly by: "flat" | "piece" | "weight";
  readonly first: string;
  readonly firstFee: Minor;
  readonly next: string;
  readonly nextFee: Minor;
  readonly freeFrom: Minor | null;
}

/** What of one merchant is to be delivered; weight in kg. */
export interface Parcel {
  readonly goods: Minor;
  readonly pieces: number;
  readonly weight: Big;
}

/** Freight of one merchant's goods; a merchant without a template delivers free. */
export const freightOf = (template: FreightTemplate | undefined, parcel: Parcel): Minor => {
  if (!template) return 0n;
  if (template.freeFrom !== null && parcel.goods >= template.freeFrom) return 0n;
  if (template.by === "flat") return template.firstFee;
  const units = template.by === "piece" ? new Big(parcel.pieces) : parcel.weight;
  const beyond = units.minus(template.first);
  const step = new Big(template.next);
  if (beyond.lte(0) || step.lte(0)) return template.firstFee;
  const steps = BigInt(beyond.div(step).round(0, Big.roundUp).toFixed(0));
  return template.firstFee + steps * template.nextFee;
};

/** Total weight of lines in kg. */
export const weightOf = (lines: Iterable<{ weight: string; quantity: number }>): Big => {
  let total = new Big(0);
  for (const line of lines) total = total.plus(new Big(line.weight).times(line.quantity));
  return total;
};
