import { parseArgs } from "node:util";
import { agreeToRefund, receiveReturn, refuseRefund } from "../after-sale/refund-actions.ts";
import { everyOrder, merchantActor } from "./actors.ts";
import { WrongUse, type Command, type CommandShop } from "./command.ts";

const numberOf = (positionals: readonly string[]): string => {
  const [refundNo] = positionals;
  if (refundNo === undefined)
    throw new WrongUse("the refund is missing", "name it by its number, such as RE…");
  return refundNo;
};

type Decide = (ctx: CommandShop["ctx"], refundNo: string, reason: string) => Promise<void>;

const command = (
  name: string,
  args: string,
  summary: string,
  decide: Decide,
  needsReason = false,
): Command => ({
  name,
  args,
  summary,
  run: async ({ ctx, output }, words) => {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { reason: { type: "string", default: "" } },
    });
    const refundNo = numberOf(positionals);
    if (needsReason && values.reason === "") throw new WrongUse("the reason is missing", "add --reason TEXT");
    await decide(ctx, refundNo, values.reason);
    output.write(`Done: ${name} ${refundNo}\n`);
    return 0;
  },
});

export const refundDecisions: readonly Command[] = [
  command(
    "refund agree",
    "RE…",
    "accept a refund; a return is paid back once its items arrive",
    (ctx, refundNo) => agreeToRefund(ctx, merchantActor, everyOrder, refundNo),
  ),
  command(
    "refund refuse",
    "RE… --reason TEXT",
    "refuse a refund",
    (ctx, refundNo, reason) => refuseRefund(ctx, merchantActor, everyOrder, refundNo, reason),
    true,
  ),
  command(
    "refund receive",
    "RE…",
    "confirm that the items of a return arrived, and pay it back",
    (ctx, refundNo) => receiveReturn(ctx, merchantActor, everyOrder, refundNo),
  ),
];
