import { parseArgs } from "node:util";
import { generateProducts, NothingToCopy } from "../demo/generate-products.ts";
import { WrongUse, type Command } from "./command.ts";

const maxProducts = 10_000_000;
const counted = (text: string, max: number): number => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > max)
    throw new WrongUse(`"${text}" is out of range`, `use a whole number from 1 to ${max}`);
  return count;
};

export const generate: Command = {
  name: "generate",
  args: "--products N --merchants N",
  summary: "copy the marketplace's products and shops to test it at any size",
  run: async ({ ctx: { db }, output }, args) => {
    const { values } = parseArgs({
      args,
      options: {
        products: { type: "string", default: "10000" },
        merchants: { type: "string", default: "100" },
      },
    });
    const products = counted(values.products, maxProducts);
    const merchants = counted(values.merchants, products);
    const started = performance.now();
    try {
      await generateProducts(db, {
        products,
        merchants,
        onProgress: (made) => output.write(`${made} of ${products} products\n`),
      });
    } catch (error) {
      if (!(error instanceof NothingToCopy)) throw error;
      output.write(`${error.message}\n`);
      return 1;
    }
    const seconds = (performance.now() - started) / 1000;
    output.write(`${products} products of ${merchants} shops in ${seconds.toFixed(1)} s\n`);
    return 0;
  },
};
