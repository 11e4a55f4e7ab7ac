import { parseArgs } from "node:util";
import { hideReview } from "../catalogue/reviews/staff-actions.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";

export const hideOneReview: Command = {
  name: "review hide",
  args: "ID --reason TEXT",
  summary: "hide a review and exclude it from the rating",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: "string" } },
    });
    const id = Number(positionals[0]);
    if (!Number.isInteger(id) || !values.reason)
      throw new WrongUse(
        "the review or the reason is missing",
        "give the number of a review and --reason TEXT",
      );
    await hideReview(ctx, operatorActor, { id, reason: values.reason });
    output.write(`Review ${id} is hidden.\n`);
    return 0;
  },
};
