import { parseArgs } from "node:util";
import { generateOrders } from "../demo/generate-orders.ts";
import { generateProducts, NothingToCopy } from "../demo/generate-products.ts";
import { WrongUse, type Command } from "./command.ts";

const maxRows = 10_000_000;
const counted = (text: string, min: number, max: number): number => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < min || count > max)
    throw new WrongUse(`"${text}" is out of range`, `use a whole number from ${min} to ${max}`);
  return count;
};

export const generate: Command = {
  name: "generate",
  args: ["--products N --merchants N", "--orders N --accounts N [--reviews N]"],
  summary:
    "copy the marketplace's products and shops, or add orders of test accounts, to test it at any size",
  run: async ({ ctx: { db }, output }, args) => {
    const { values } = parseArgs({
      args,
      options: {
        products: { type: "string" },
        merchants: { type: "string", default: "100" },
        orders: { type: "string" },
        accounts: { type: "string", default: "0" },
        reviews: { type: "string", default: "0" },
      },
    });
    const started = performance.now();
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s\n`;
    try {
      if (values.products !== undefined || values.orders === undefined) {
        const products = counted(values.products ?? "10000", 1, maxRows);
        const merchants = counted(values.merchants, 1, products);
        await generateProducts(db, {
          products,
          merchants,
          onProgress: (made) => output.write(`${made} of ${products} products\n`),
        });
        output.write(`${products} products of ${merchants} shops in ${seconds()}`);
      }
      if (values.orders !== undefined) {
        const orders = counted(values.orders, 1, maxRows);
        const accounts = counted(values.accounts, 0, maxRows);
        const reviews = counted(values.reviews, 0, orders);
        await generateOrders(db, {
          accounts,
          orders,
          reviews,
          onProgress: (made) => output.write(`${made} of ${orders} orders\n`),
        });
        output.write(`${orders} orders, ${accounts} accounts and ${reviews} reviews in ${seconds()}`);
      }
    } catch (error) {
      if (!(error instanceof NothingToCopy)) throw error;
      output.write(`${error.message}\n`);
      return 1;
    }
    return 0;
  },
};
