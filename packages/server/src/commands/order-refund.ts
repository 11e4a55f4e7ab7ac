import { refundAsOperator } from "../after-sale/refund-actions.ts";
import { operatorActor } from "./actors.ts";
import type { Command } from "./command.ts";
import { orderWithReason } from "./order-with-reason.ts";

export const refundByCommand: Command = {
  name: "order refund",
  args: "SH… --reason TEXT",
  summary: "refund a paid order as the operator",
  run: async ({ ctx, output }, args) => {
    const { orderNo, reason } = orderWithReason(args);
    const refundNo = await refundAsOperator(ctx, operatorActor, orderNo, { reason, lines: null });
    output.write(`${orderNo} is refunded by ${refundNo}.\n`);
    return 0;
  },
};
