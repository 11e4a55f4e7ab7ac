import type { DemoFreight } from "../charge-types.ts";

/** How the shops charge for delivery; the others deliver free. */
export const freight: DemoFreight[] = [
  { merchant: "carmine-tires", by: "flat", firstFee: "15.00", freeFrom: "200.00" },
  { merchant: "nordic-tire-house", by: "piece", firstFee: "9.00", nextFee: "4.00", freeFrom: "400.00" },
  { merchant: "alloy-atelier", by: "piece", firstFee: "12.00", nextFee: "6.00", freeFrom: "600.00" },
  { merchant: "gloss-garage", by: "flat", firstFee: "4.90", freeFrom: "49.00" },
  { merchant: "halden-store", by: "flat", firstFee: "18.00", freeFrom: "300.00" },
  { merchant: "veloce-official", by: "flat", firstFee: "20.00", freeFrom: "500.00" },
  { merchant: "ridgeline-4x4", by: "piece", firstFee: "14.00", nextFee: "8.00" },
  { merchant: "verdant", by: "flat", firstFee: "12.00", freeFrom: "250.00" },
  { merchant: "lightbox-electronics", by: "flat", firstFee: "9.90", freeFrom: "150.00" },
  { merchant: "stride-sports", by: "flat", firstFee: "5.90", freeFrom: "60.00" },
  { merchant: "leaf-and-clay", by: "flat", firstFee: "6.90", freeFrom: "50.00" },
];
