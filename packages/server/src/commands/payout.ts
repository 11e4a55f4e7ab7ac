import { parseArgs } from "node:util";
import { payOut } from "../ledger/pay-out.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";
import { findShop } from "./find-shop.ts";

export const bookPayout: Command = {
  name: "payout",
  args: "--merchant NAME [--amount AMOUNT] [--reference TEXT]",
  summary: "record a payout of a shop's balance or a part of it, or request it above PAYOUT_APPROVAL_LIMIT",
  run: async ({ ctx, output }, args) => {
    const { values } = parseArgs({
      args,
      options: { merchant: { type: "string" }, amount: { type: "string" }, reference: { type: "string" } },
    });
    if (values.merchant === undefined) throw new WrongUse("the shop is missing", "add --merchant NAME");
    if (values.amount !== undefined && !/^\d{1,12}(\.\d{1,3})?$/.test(values.amount))
      throw new WrongUse("the amount isn't a number", "write it like 120.50");
    const { currency } = ctx.config;
    const merchantId = await findShop(ctx.db, values.merchant);
    const { amount: part, reference = null } = values;
    const booked = await payOut(ctx, operatorActor, [{ merchantId, amount: part, reference }]);
    for (const { link, requestId, amount } of booked)
      output.write(
        requestId === null
          ? `${link}: ${amount} ${currency}\n`
          : `${amount} ${currency} waits for approval in the console (Payouts, Waiting for approval)\n`,
      );
    return 0;
  },
};
