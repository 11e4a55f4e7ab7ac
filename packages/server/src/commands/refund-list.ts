import { parseArgs } from "node:util";
import { refundStateOf } from "@carmine/api/contract";
import { listRefunds } from "../after-sale/read-refunds.ts";
import { everyOrder } from "./actors.ts";
import type { Command } from "./command.ts";
import { findShop } from "./find-shop.ts";

export const listRefundsByCommand: Command = {
  name: "refund list",
  args: "[--merchant NAME] [--all]",
  summary: "list the open refunds, or all of them",
  run: async ({ ctx: { db }, output }, args) => {
    const { values } = parseArgs({
      args,
      options: { merchant: { type: "string" }, all: { type: "boolean", default: false } },
    });
    const owner =
      values.merchant === undefined ? everyOrder : { shopIds: [await findShop(db, values.merchant)] };
    const { list, total } = await listRefunds(db, owner, { type: values.all ? 9 : 0, page: 1, limit: 50 });
    for (const { refund, order, currency } of list)
      output.write(
        `${refund.refundNo}  ${order.orderNo}  ${refundStateOf(refund.status).padEnd(9)}  ${refund.total.padStart(10)} ${currency}  ${order.merchantName}: ${refund.reason}\n`,
      );
    output.write(`${total} ${total === 1 ? "refund" : "refunds"}\n`);
    return 0;
  },
};
