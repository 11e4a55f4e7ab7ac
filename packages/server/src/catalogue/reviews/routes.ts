import {
  addToReview,
  merchantReviewList,
  merchantReviewReply,
  operatorReviewHide,
  operatorReviewList,
  operatorReviewUnhide,
  orderComment,
  ownReviewList,
  reviewableDetail,
  reviewableList,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { requireUser } from "../../http/callers/caller.ts";
import { requireShops } from "../../http/callers/roles.ts";
import { pageAnswer } from "../../http/envelope/paging.ts";
import { idempotencyKeyOf, runIdempotent } from "../../http/limits/idempotency.ts";
import { route } from "../../http/route.ts";
import { addToOwnReview } from "./add-to-review.ts";
import { ownReviews } from "./own-reviews.ts";
import { reviewableLine, reviewableLines } from "./reviewable-lines.ts";
import { answerReview, hideReview, unhideReview } from "./staff-actions.ts";
import { staffReviews } from "./staff-reviews.ts";
import { writeReview } from "./write-review.ts";

const registerOwn = (app: FastifyInstance, ctx: AppContext): void => {
  const { db, clock } = ctx;

  route(app, ctx, reviewableList, async ({ caller, query, locale }) => {
    const { list, total } = await reviewableLines(db, requireUser(caller), query, locale);
    return pageAnswer(list, total, query);
  });

  route(app, ctx, reviewableDetail, ({ caller, params, locale }) =>
    reviewableLine(db, requireUser(caller), params.id, locale),
  );

  route(app, ctx, ownReviewList, async ({ caller, query, locale }) => {
    const { list, total } = await ownReviews(db, requireUser(caller), query, locale);
    return pageAnswer(list, total, query);
  });

  route(app, ctx, orderComment, async ({ caller, body, request, locale, setMessage }) => {
    const accountId = requireUser(caller);
    const { orderNo, orderInfoId, star, serviceStar, comment, pics, isAnonymous } = body;
    const input = {
      orderNo,
      lineId: orderInfoId,
      star,
      serviceStar: serviceStar ?? null,
      text: comment,
      pictures: pics,
      isAnonymous,
      locale,
    };
    const call = { scope: `order/comment:${accountId}`, key: idempotencyKeyOf(request), body };
    setMessage("reviewThanks");
    return runIdempotent(ctx, call, null, (tx) => writeReview(tx, accountId, input, clock.now()));
  });

  route(app, ctx, addToReview, async ({ caller, body, request, setMessage }) => {
    const accountId = requireUser(caller);
    const input = { reviewId: body.id, text: body.comment, pictures: body.pics };
    const call = { scope: `order/comment/add:${accountId}`, key: idempotencyKeyOf(request), body };
    setMessage("reviewThanks");
    return runIdempotent(ctx, call, null, (tx) => addToOwnReview(tx, accountId, input, clock.now()));
  });
};

const registerStaff = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;

  route(app, ctx, merchantReviewList, async ({ caller, query: { merId, ...filter }, locale }) => {
    const { shopIds } = await requireShops(ctx, caller, merId);
    const { list, total } = await staffReviews(db, { shopIds, ...filter }, locale);
    return pageAnswer(list, total, filter);
  });

  route(app, ctx, merchantReviewReply, async ({ caller, params: { id }, body: { content } }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller);
    await answerReview(ctx, { role: "merchant", accountId }, { id, content, shopIds });
    return null;
  });

  route(app, ctx, operatorReviewList, async ({ query: { merId, ...filter }, locale }) => {
    const of = merId === undefined ? {} : { shopIds: [merId] };
    const { list, total } = await staffReviews(db, { ...of, withHidden: true, ...filter }, locale);
    return pageAnswer(list, total, filter);
  });

  route(app, ctx, operatorReviewHide, async ({ caller, params: { id }, body: { reason } }) => {
    await hideReview(ctx, { role: "operator", accountId: requireUser(caller) }, { id, reason });
    return null;
  });

  route(app, ctx, operatorReviewUnhide, async ({ caller, params: { id }, body: { reason } }) => {
    await unhideReview(ctx, { role: "operator", accountId: requireUser(caller) }, { id, reason });
    return null;
  });
};

/** Review actions of shoppers, shops and the operator; a product's page reads reviews in `reviews.ts`. */
export const registerReviews = (app: FastifyInstance, ctx: AppContext): void => {
  registerOwn(app, ctx);
  registerStaff(app, ctx);
};
