import { parseArgs } from "node:util";
import { WrongUse } from "./command.ts";

/** @throws WrongUse if the order or the reason is missing */
export const orderWithReason = (args: string[]): { orderNo: string; reason: string } => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { reason: { type: "string" } },
  });
  const [orderNo] = positionals;
  if (orderNo === undefined || !values.reason)
    throw new WrongUse("the order or the reason is missing", "name the order and add --reason TEXT");
  return { orderNo, reason: values.reason };
};
