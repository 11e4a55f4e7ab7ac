import { parseArgs } from "node:util";
import { cancelAsOperator } from "../ordering/transitions/operator-cancel.ts";
import { operatorHere } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";

export const cancelOrder: Command = {
  name: "order cancel",
  args: "PT… --reason TEXT",
  summary: "cancels an unpaid order as the operator",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: "string" } },
    });
    const [orderNo] = positionals;
    if (orderNo === undefined || !values.reason) throw new WrongUse("Name an order and a reason.");
    await cancelAsOperator(ctx, operatorHere, orderNo, values.reason);
    output.write(`${orderNo} is canceled.\n`);
    return 0;
  },
};
