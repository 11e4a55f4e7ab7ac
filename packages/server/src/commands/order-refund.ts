import { parseArgs } from "node:util";
import { staffRefundBody } from "@carmine/api/contract";
import { refundAsOperator } from "../after-sale/refund-actions.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";
import { lineCounts } from "./line-counts.ts";

export const refundByCommand: Command = {
  name: "order refund",
  args: ["SH… --reason TEXT", "SH… --lines ID[:COUNT],… --reason TEXT", "SH… --amount AMOUNT --reason TEXT"],
  summary: "refund a paid order as the operator: all that is left, some lines, or a goodwill amount",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: "string" }, lines: { type: "string" }, amount: { type: "string" } },
    });
    const [orderNo] = positionals;
    const { reason, amount } = values;
    const input = staffRefundBody.safeParse({ reason, amount, lines: lineCounts(values.lines) });
    if (orderNo === undefined || !input.success)
      throw new WrongUse(
        "the order, the reason or the amount is missing or wrong",
        "use one of the forms below",
      );
    const refundNo = await refundAsOperator(ctx, operatorActor, orderNo, input.data);
    output.write(`${orderNo} is refunded by ${refundNo}.\n`);
    return 0;
  },
};
