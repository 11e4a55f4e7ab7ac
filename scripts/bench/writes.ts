import { readConfig } from "../../packages/server/src/config.ts";
import { openDatabase } from "../../packages/server/src/database/connection.ts";
import { createLog } from "../../packages/server/src/log.ts";

/** Milliseconds between two changes of a price and a stock, as in a busy marketplace. */
const pauseMs = 50;

/**
 * Changes prices and stock of the products in turn, like merchants and sales, until `work` ends.
 * @param dataDir of an embedded database
 */
export const whileWriting = async <Result>(
  dataDir: string,
  products: readonly number[],
  work: () => Promise<Result>,
): Promise<Result> => {
  const config = readConfig({ DATA_DIR: dataDir });
  const { pool, close } = await openDatabase(config, createLog("silent"), { share: true });
  const end = new AbortController();
  const write = async (): Promise<void> => {
    for (let at = 0; !end.signal.aborted; at += 1) {
      const product = products[at % products.length] ?? 0;
      const change = at % 2 === 0 ? "0.01" : "-0.01";
      await pool.query("update product set price = price + $2 where id = $1", [product, change]);
      await pool.query("update sku set on_hand = on_hand + 1 where product_id = $1", [product]);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const writing = write();
  try {
    return await work();
  } finally {
    end.abort();
    await writing;
    await close();
  }
};
