import { cancelAsOperator } from "../ordering/transitions/operator-cancel.ts";
import { operatorActor } from "./actors.ts";
import type { Command } from "./command.ts";
import { orderWithReason } from "./order-with-reason.ts";

export const cancelOrder: Command = {
  name: "order cancel",
  args: "PT… --reason TEXT",
  summary: "cancel an unpaid order as the operator",
  run: async ({ ctx, output }, args) => {
    const { orderNo, reason } = orderWithReason(args);
    await cancelAsOperator(ctx, operatorActor, orderNo, reason);
    output.write(`${orderNo} is canceled.\n`);
    return 0;
  },
};
