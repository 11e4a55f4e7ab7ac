import { parseArgs } from "node:util";
import { payOut } from "../ledger/pay-out.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";
import { findShop } from "./find-shop.ts";

export const bookPayout: Command = {
  name: "payout",
  args: "--merchant NAME",
  summary: "record that a shop was paid its whole balance",
  run: async ({ ctx, output }, args) => {
    const { values } = parseArgs({ args, options: { merchant: { type: "string" } } });
    if (values.merchant === undefined) throw new WrongUse("the shop is missing", "add --merchant NAME");
    const { amount, link } = await payOut(ctx, operatorActor, await findShop(ctx.db, values.merchant));
    output.write(`${link}: ${amount} ${ctx.config.currency}\n`);
    return 0;
  },
};
