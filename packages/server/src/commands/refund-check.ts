import { parseArgs } from "node:util";
import { openGateways } from "../payment/gateways.ts";
import { reconcileRefunds } from "../payment/reconcile-refunds.ts";
import { WrongUse, type Command } from "./command.ts";

const maxDays = 3650;

export const checkRefunds: Command = {
  name: "refund check",
  args: "[--days N]",
  summary: "compare the payments of the last days (30) with the providers and record the differences",
  run: async ({ ctx, output }, args) => {
    const { values } = parseArgs({ args, options: { days: { type: "string", default: "30" } } });
    const days = Number(values.days);
    if (!Number.isInteger(days) || days < 1 || days > maxDays)
      throw new WrongUse(
        `"${values.days}" is not a number of days`,
        `use a whole number from 1 to ${maxDays}`,
      );
    const { checked, unanswered, differences } = await reconcileRefunds(ctx, openGateways(ctx).all, days);
    for (const { orderNo, provider, reference, bookedTotal, refundedTotal, disputes } of differences)
      output.write(
        `${orderNo}  ${provider} ${reference}: booked ${bookedTotal}, refunded ${refundedTotal}${disputes.map((id) => `, dispute ${id}`).join("")}\n`,
      );
    output.write(
      `${checked} ${checked === 1 ? "payment" : "payments"} compared, ${differences.length} different${unanswered > 0 ? `, ${unanswered} not answered` : ""}\n`,
    );
    return differences.length > 0 || unanswered > 0 ? 1 : 0;
  },
};
