import { parseArgs } from "node:util";
import { refundAsOperator } from "../after-sale/refund-actions.ts";
import { operatorHere } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";

export const refundByCommand: Command = {
  name: "order refund",
  args: "SH… --reason TEXT",
  summary: "gives the money of a paid order back as the operator",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: "string" } },
    });
    const [orderNo] = positionals;
    if (orderNo === undefined || !values.reason) throw new WrongUse("Name an order and a reason.");
    const refundNo = await refundAsOperator(ctx, operatorHere, orderNo, {
      reason: values.reason,
      lines: null,
    });
    output.write(`${orderNo} is refunded by ${refundNo}.\n`);
    return 0;
  },
};
