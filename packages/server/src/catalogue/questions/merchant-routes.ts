import { merchantQuestionAnswer, merchantQuestionList } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { requireShops } from "../../http/callers/roles.ts";
import { pageAnswer } from "../../http/envelope/paging.ts";
import { route } from "../../http/route.ts";
import { answerQuestion } from "./answer-question.ts";
import { readShopQuestions } from "./questions.ts";

/** Question actions of a shop's staff. */
export const registerMerchantQuestions = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, merchantQuestionList, async ({ caller, query: { merId, ...query }, locale }) => {
    const { shopIds } = await requireShops(ctx, caller, merId);
    const { list, total } = await readShopQuestions(ctx.db, { by: { shopIds }, ...query }, locale);
    return pageAnswer(list, total, query);
  });
  route(
    app,
    ctx,
    merchantQuestionAnswer,
    async ({ caller, params: { id }, body: { content }, setMessage }) => {
      const { accountId, shopIds } = await requireShops(ctx, caller);
      const answer = { questionId: id, by: { shopIds }, content };
      await answerQuestion(ctx, { role: "merchant", accountId }, answer);
      setMessage("questionAnswered");
      return null;
    },
  );
};
