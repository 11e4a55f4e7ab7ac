import type { Transaction } from "../database/connection.ts";
import { taxRate } from "../database/schema/taxes.ts";
import { deliveryTime, freightTemplate } from "../database/schema/shipping.ts";
import type { SeededShop } from "./seed-shops.ts";
import { known } from "./seed-text.ts";
import type { DemoTables } from "./types.ts";

/** Writes shipping costs and delivery times of the shops, and taxes. */
export const seedCharges = async (
  tx: Transaction,
  { freight, deliveries, taxes }: Pick<DemoTables, "freight" | "deliveries" | "taxes">,
  shops: ReadonlyMap<string, SeededShop>,
): Promise<void> => {
  const ofShop = <Row extends { merchant: string }>({ merchant, ...row }: Row) => ({
    ...row,
    merchantId: known(shops, merchant, "shop").id,
  });
  await tx.insert(freightTemplate).values(freight.map(ofShop));
  await tx.insert(deliveryTime).values(deliveries.map(ofShop));
  await tx.insert(taxRate).values(taxes);
};
