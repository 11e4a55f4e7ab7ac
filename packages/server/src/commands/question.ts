import { parseArgs } from "node:util";
import { answerQuestion } from "../catalogue/questions/answer-question.ts";
import { readShopQuestions } from "../catalogue/questions/questions.ts";
import { everyOrder, merchantActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";
import { findShop } from "./find-shop.ts";
import { pageNumber } from "./page-number.ts";

export const listQuestions: Command = {
  name: "question list",
  args: "[--merchant NAME] [--all] [--page N]",
  summary: "list the unanswered questions about products, or all of them",
  run: async ({ ctx: { db }, output }, args) => {
    const { values } = parseArgs({
      args,
      options: {
        merchant: { type: "string" },
        all: { type: "boolean", default: false },
        page: { type: "string", default: "1" },
      },
    });
    const page = pageNumber(values.page);
    const by =
      values.merchant === undefined ? everyOrder : { shopIds: [await findShop(db, values.merchant)] };
    const { list, total } = await readShopQuestions(db, { by, open: !values.all, page, limit: 20 }, "en");
    for (const { id, storeName, content, answers } of list)
      output.write(
        `${String(id).padStart(6)}  ${answers.length > 0 ? "answered" : "open    "}  ${storeName}: ${content}\n`,
      );
    output.write(`${total} ${total === 1 ? "question" : "questions"}\n`);
    return 0;
  },
};

export const answerByCommand: Command = {
  name: "question answer",
  args: "ID TEXT",
  summary: "answer a question as the product's shop",
  run: async ({ ctx }, args) => {
    const [id, ...words] = args;
    const questionId = Number(id);
    const content = words.join(" ").trim();
    if (!Number.isInteger(questionId) || content === "")
      throw new WrongUse("the question or the answer is missing", "give the number of a question and a text");
    await answerQuestion(ctx, merchantActor, { questionId, by: everyOrder, content });
    return 0;
  },
};
