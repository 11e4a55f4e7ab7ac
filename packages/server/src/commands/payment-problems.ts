import { problemOutcomes } from "@carmine/api/contract";
import { parseArgs } from "node:util";
import { listPaymentProblems } from "../payment/list-problems.ts";
import { resolveProblem } from "../payment/resolve-problem.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";

export const listProblems: Command = {
  name: "payment problems",
  args: "[--all]",
  summary: "list failed refunds, disputes, refunds made in the provider's dashboard and refused payments",
  run: async ({ ctx, output }, args) => {
    const { values } = parseArgs({ args, options: { all: { type: "boolean", default: false } } });
    const { list, total } = await listPaymentProblems(ctx.db, { all: values.all, page: 1, limit: 100 });
    for (const { id, kind, provider, code, orderNo, refundOrderNo, amount, currency, ...problem } of list) {
      const facts = [provider, code, orderNo, refundOrderNo, amount && `${amount} ${currency}`];
      const state = problem.resolveTime === null ? "open" : "resolved";
      output.write(
        `${String(id).padStart(6)}  ${problem.createTime}  ${state.padEnd(8)}  ${kind.padEnd(14)}  ${facts.filter(Boolean).join("  ")}  x${problem.occurrences}\n`,
      );
    }
    output.write(`${total} ${total === 1 ? "problem" : "problems"}\n`);
    return 0;
  },
};

export const resolveProblemByCommand: Command = {
  name: "payment resolve",
  args: "ID --reason TEXT [--outcome retry|settled]",
  summary:
    "resolve a payment problem; a failed refund is retried (retry) or was paid in another way (settled)",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: "string", default: "" }, outcome: { type: "string" } },
    });
    const id = Number(positionals[0]);
    if (!Number.isInteger(id))
      throw new WrongUse(
        `"${positionals[0] ?? ""}" is not the number of a problem`,
        'run "shop payment problems" for the numbers',
      );
    if (values.reason === "") throw new WrongUse("the reason is missing", "add --reason TEXT");
    const outcome = problemOutcomes.find((one) => one === values.outcome);
    if (values.outcome !== undefined && !outcome)
      throw new WrongUse(`there is no outcome "${values.outcome}"`, `use ${problemOutcomes.join(" or ")}`);
    await resolveProblem(ctx, operatorActor, id, { reason: values.reason, outcome });
    output.write(`Problem ${id} is resolved.\n`);
    return 0;
  },
};
