import type { DemoDelivery, DemoFreight } from "../charge-types.ts";
import { platform } from "./platform.ts";

/** A shop's shipping cost in the marketplace's country; costs elsewhere are derived from it. */
interface Row extends Omit<DemoFreight, "country"> {
  /** Whether its parcels take a day longer. */
  isSlow?: boolean;
}

const rows: readonly Row[] = [
  { merchant: "carmine-tires", by: "flat", firstFee: "15.00", freeFrom: "200.00" },
  { merchant: "nordic-tire-house", by: "piece", firstFee: "9.00", nextFee: "4.00", freeFrom: "400.00" },
  { merchant: "alloy-atelier", by: "piece", firstFee: "12.00", nextFee: "6.00", freeFrom: "600.00" },
  { merchant: "gloss-garage", by: "flat", firstFee: "4.90", freeFrom: "49.00" },
  { merchant: "halden-store", by: "flat", firstFee: "18.00", freeFrom: "300.00" },
  { merchant: "veloce-official", by: "flat", firstFee: "20.00", freeFrom: "500.00" },
  { merchant: "ridgeline-4x4", by: "piece", firstFee: "14.00", nextFee: "8.00", isSlow: true },
  { merchant: "verdant", by: "flat", firstFee: "12.00", freeFrom: "250.00" },
  { merchant: "lightbox-electronics", by: "flat", firstFee: "9.90", freeFrom: "150.00" },
  { merchant: "carmine-home", by: "flat", firstFee: "0.00" },
  { merchant: "stride-sports", by: "flat", firstFee: "5.90", freeFrom: "60.00", isSlow: true },
  { merchant: "leaf-and-clay", by: "flat", firstFee: "6.90", freeFrom: "50.00", isSlow: true },
];

interface Zone {
  places: readonly string[];
  /** Factor of the domestic price. */
  dearer: number;
  /** Minimum for shops with free domestic shipping. */
  least: number;
  /** Factor of the domestic free shipping threshold; missing if shipping is never free. */
  freeFrom?: number;
  days: Pick<DemoDelivery, "handlingDays" | "minDays" | "maxDays">;
}

const zones: readonly Zone[] = [
  { places: [platform.currency.country], dearer: 1, least: 0, freeFrom: 1, days: { handlingDays: 1, minDays: 2, maxDays: 4 } },
  { places: ["north-america"], dearer: 1.5, least: 8, freeFrom: 1.5, days: { handlingDays: 1, minDays: 4, maxDays: 7 } },
  { places: ["europe", "asia"], dearer: 2, least: 14, freeFrom: 3, days: { handlingDays: 1, minDays: 6, maxDays: 12 } },
  { places: ["*"], dearer: 3, least: 24, days: { handlingDays: 2, minDays: 10, maxDays: 20 } },
]; // oxfmt-ignore

const times = (amount: string, factor: number): string => (Number(amount) * factor).toFixed(2);

const freightIn = ({ isSlow: _slow, ...row }: Row, zone: Zone, country: string): DemoFreight => {
  const { firstFee, nextFee, freeFrom, ...terms } = row;
  const isFreeAtHome = Number(firstFee) === 0;
  return {
    ...terms,
    country,
    firstFee: isFreeAtHome ? zone.least.toFixed(2) : times(firstFee, zone.dearer),
    ...(nextFee !== undefined && { nextFee: times(nextFee, zone.dearer) }),
    ...(freeFrom !== undefined &&
      zone.freeFrom !== undefined && { freeFrom: times(freeFrom, zone.freeFrom) }),
  };
};

const inEachPlace = <Made>(make: (row: Row, zone: Zone, country: string) => Made): Made[] =>
  rows.flatMap((row) => zones.flatMap((zone) => zone.places.map((country) => make(row, zone, country))));

/** Shipping costs: domestic, North America, Europe and Asia, and everywhere else. */
export const freight: DemoFreight[] = inEachPlace(freightIn);

/** Delivery times to the same places. */
export const deliveries: DemoDelivery[] = inEachPlace(({ merchant, isSlow }, { days }, country) => {
  const later = isSlow ? 1 : 0;
  return {
    merchant,
    country,
    handlingDays: days.handlingDays,
    minDays: days.minDays + later,
    maxDays: days.maxDays + later,
  };
});
