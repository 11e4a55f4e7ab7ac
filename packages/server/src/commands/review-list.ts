import { parseArgs } from "node:util";
import { staffReviews } from "../catalogue/reviews/staff-reviews.ts";
import type { Command } from "./command.ts";
import { findShop } from "./find-shop.ts";
import { pageNumber } from "./page-number.ts";

export const listReviews: Command = {
  name: "review list",
  args: "[--merchant NAME] [--unanswered] [--page N]",
  summary: "list the reviews of one shop or of all, newest first",
  run: async ({ ctx: { db }, output }, args) => {
    const { values } = parseArgs({
      args,
      options: {
        merchant: { type: "string" },
        unanswered: { type: "boolean", default: false },
        page: { type: "string", default: "1" },
      },
    });
    const page = pageNumber(values.page);
    const of = values.merchant === undefined ? {} : { shopIds: [await findShop(db, values.merchant)] };
    const answered = values.unanswered ? { answered: false } : {};
    const { list, total } = await staffReviews(
      db,
      { ...of, ...answered, withHidden: true, page, limit: 20 },
      "en",
    );
    for (const { id, star, merName, productName, comment, merchantReplyContent, isHidden } of list) {
      const state = isHidden ? "hidden" : merchantReplyContent === null ? "unanswered" : "answered";
      output.write(`${String(id).padStart(7)}  ${star}★  ${state.padEnd(10)}  ${merName}  ${productName}\n`);
      output.write(`         ${comment.replaceAll(/\s+/g, " ")}\n`);
    }
    output.write(`${total} ${total === 1 ? "review" : "reviews"}\n`);
    return 0;
  },
};
