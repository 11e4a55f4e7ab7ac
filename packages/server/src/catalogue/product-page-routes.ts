import {
  askQuestion,
  cancelRestock,
  productTag,
  questionList,
  recommendations,
  voteReply,
  votedReplies,
  watchRestock,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { requireUser } from "../http/callers/caller.ts";
import { found } from "../http/envelope/failure.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { consumeRateLimit } from "../http/limits/rate-limit.ts";
import { countRestockRequest } from "../http/limits/try-limits.ts";
import { cachedRead } from "../http/answer-cache.ts";
import { cachedRoute } from "../http/cached-route.ts";
import { route } from "../http/route.ts";
import { dayMs } from "../shared/durations.ts";
import { skuTextIn } from "../shared/sku-text.ts";
import { registerMerchantQuestions } from "./questions/merchant-routes.ts";
import { readQuestions, writeQuestion } from "./questions/questions.ts";
import { sweepPrices } from "./products/sweep-prices.ts";
import { readRecommended } from "./recommendations/recommend.ts";
import { notifyRestock } from "./restock/notify-restock.ts";
import { cancelRestockRequest, requestRestock, sweepRestockRequests } from "./restock/restock.ts";
import { readVotes, voteReview } from "./reviews/votes.ts";
import { cardReader } from "./card-reader.ts";

const hour = 3600;
const restockEveryMs = 60_000;

/** Data that the product page requests in addition to the product and its reviews. */
export const registerProductPage = (app: FastifyInstance, ctx: AppContext): void => {
  const { db, clock } = ctx;
  const readCards = cardReader(ctx);
  // The ids are the same in all languages.
  const recommended = cachedRead(
    ctx,
    "recommended",
    (id: number) => readRecommended(db, id),
    (_, id) => [productTag(id), "search"],
  );
  ctx.jobs.every("notify-restocks", restockEveryMs, async () => {
    await notifyRestock(ctx);
  });
  ctx.jobs.every("delete-old-price-history", dayMs, () => sweepPrices(ctx));
  ctx.jobs.every("delete-old-restock-requests", dayMs, () => sweepRestockRequests(ctx));

  registerMerchantQuestions(app, ctx);
  cachedRoute(app, ctx, questionList, async ({ params: { id }, query, locale }) => {
    const { list, total } = await readQuestions(db, id, query, locale);
    return pageAnswer(list, total, query);
  });
  route(app, ctx, askQuestion, async ({ body, caller, locale, setMessage }) => {
    const accountId = requireUser(caller);
    await consumeRateLimit(ctx, [{ key: `question:${accountId}`, max: 10, seconds: hour }]);
    const written = found(await writeQuestion(db, { ...body, accountId, locale, now: clock.now() }));
    setMessage("questionSent");
    return written;
  });
  route(
    app,
    ctx,
    watchRestock,
    async ({ body: { attrValueId, email, activityId }, caller, locale, setMessage }) => {
      await countRestockRequest(ctx, caller.origin, email || undefined);
      const requested = await requestRestock(ctx, {
        skuId: attrValueId,
        accountId: caller.userId,
        email: email || undefined,
        locale,
        activityId: activityId ?? undefined,
      });
      setMessage("restockNoted", { email: requested.email });
      return requested;
    },
  );
  route(app, ctx, cancelRestock, ({ body: { token } }) => cancelRestockRequest(db, token));
  cachedRoute(app, ctx, recommendations, async ({ params: { id }, locale }) => {
    const numbers = await recommended(id);
    const [boughtTogether, accessories, similar] = await Promise.all([
      readCards(numbers.boughtTogether, locale),
      readCards(numbers.accessories, locale),
      readCards(numbers.similar, locale),
    ]);
    const additions = numbers.additions.map(({ values, options, ...addition }) => ({
      ...addition,
      sku: skuTextIn(options, values, locale),
    }));
    return { boughtTogether, accessories, similar, additions };
  });
  route(app, ctx, voteReply, async ({ body: { replyId, helpful }, caller }) => ({
    helpful: found(await voteReview(db, { reviewId: replyId, accountId: requireUser(caller), helpful })),
    isHelpful: helpful,
  }));
  route(app, ctx, votedReplies, ({ params: { id }, caller }) => readVotes(db, id, requireUser(caller)));
};
