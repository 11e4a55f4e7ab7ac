import { parseArgs } from "node:util";
import { answerReview } from "../catalogue/reviews/staff-actions.ts";
import { merchantActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";

export const replyToReview: Command = {
  name: "review reply",
  args: "ID --text TEXT",
  summary: "reply to a review as its shop",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { text: { type: "string" } },
    });
    const id = Number(positionals[0]);
    if (!Number.isInteger(id) || !values.text)
      throw new WrongUse("the review or the reply is missing", "give the number of a review and --text TEXT");
    await answerReview(ctx, merchantActor, { id, content: values.text });
    output.write(`Review ${id} is answered.\n`);
    return 0;
  },
};
