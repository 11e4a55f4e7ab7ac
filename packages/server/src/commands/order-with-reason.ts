import { parseArgs } from "node:util";
import { WrongUse } from "./command.ts";

/** The order that a command names, and why. @throws WrongUse where one of the two is missing */
export const orderWithReason = (args: string[]): { orderNo: string; reason: string } => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { reason: { type: "string" } },
  });
  const [orderNo] = positionals;
  if (orderNo === undefined || !values.reason) throw new WrongUse("Name an order and a reason.");
  return { orderNo, reason: values.reason };
};
