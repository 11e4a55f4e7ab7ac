import type { Transaction } from "../database/connection.ts";
import { taxRate } from "../database/schema/ordering.ts";
import { freightTemplate } from "../database/schema/shipping.ts";
import type { SeededShop } from "./seed-shops.ts";
import { known } from "./seed-text.ts";
import type { DemoTables } from "./types.ts";

/** Writes what is charged beside the products: the shops' freight, and taxes. */
export const seedCharges = async (
  tx: Transaction,
  { freight, taxes }: Pick<DemoTables, "freight" | "taxes">,
  shops: ReadonlyMap<string, SeededShop>,
): Promise<void> => {
  await tx
    .insert(freightTemplate)
    .values(
      freight.map(({ merchant, ...row }) => ({ ...row, merchantId: known(shops, merchant, "shop").id })),
    );
  await tx.insert(taxRate).values(taxes);
};
