import type { ImportState } from "@carmine/api/contract";
import type { Database } from "../database/connection.ts";
import { productImport, productImportPart } from "../database/schema/imports.ts";

/** An import of a file with one product. */
export const makeImport = async (
  db: Database,
  merchantId: number,
  accountId: number,
  state: ImportState,
): Promise<number> => {
  const [row] = await db
    .insert(productImport)
    .values({
      merchantId,
      accountId,
      state,
      fileName: "lamps.csv",
      fileBytes: 43,
      createdAt: new Date(),
      ...(state === "done" && { endedAt: new Date() }),
      settings: { locale: "en", onlyColumns: true, keepStock: true, newStock: 0, categories: [] },
      survey: {
        encoding: "utf-8",
        isEncodingGuessed: false,
        system: "shopify",
        rows: 1,
        products: 1,
        columns: [],
        types: [],
      },
    })
    .returning({ id: productImport.id });
  if (!row) throw new Error("Inserting an import returned no row");
  const bytes = Buffer.from("Handle,Title,Variant Price\nlamp,Lamp,10.00\n");
  await db.insert(productImportPart).values({ importId: row.id, position: 0, bytes });
  return row.id;
};
