import {
  operatorProductHide,
  operatorProductPick,
  operatorQuestionHide,
  operatorQuestionList,
  operatorQuestionUnhide,
  operatorSearchMissed,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { recordAudit } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import { publishTags } from "../database/publish-tags.ts";
import { product } from "../database/schema/catalogue.ts";
import { transaction } from "../database/transaction.ts";
import { requireUser, type Caller } from "../http/callers/caller.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { notFound } from "../http/envelope/failure.ts";
import { route } from "../http/route.ts";
import { readAllQuestions, setQuestionHidden } from "./questions/moderate-questions.ts";
import { listMissedSearches } from "./search/missed-searches.ts";
import { pickProducts } from "./staff/pick-products.ts";
import { productTags } from "./products/save-product.ts";

/** Moderation of products and questions, regardless of their shop. */
export const registerCatalogueOperator = (app: FastifyInstance, ctx: AppContext): void => {
  const { db, clock } = ctx;

  route(app, ctx, operatorQuestionList, async ({ query, locale }) => {
    const { list, total } = await readAllQuestions(db, query, locale);
    return pageAnswer(list, total, query);
  });
  const setHidden = async (caller: Caller, id: number, isHidden: boolean, reason: string): Promise<null> => {
    const actor = { role: "operator", accountId: requireUser(caller) } as const;
    await setQuestionHidden(ctx, actor, { id, isHidden, reason });
    return null;
  };
  route(app, ctx, operatorQuestionHide, ({ caller, params, body }) =>
    setHidden(caller, params.id, true, body.reason),
  );
  route(app, ctx, operatorQuestionUnhide, ({ caller, params, body }) =>
    setHidden(caller, params.id, false, body.reason),
  );

  route(app, ctx, operatorSearchMissed, async ({ query }) => {
    const { list, total } = await ctx.readCommitted((read) => listMissedSearches(read, ctx, query));
    return pageAnswer(list, total, query);
  });

  route(app, ctx, operatorProductPick, ({ query, locale }) => pickProducts(db, null, query, locale));

  route(app, ctx, operatorProductHide, async ({ caller, params: { id }, body: { isHidden, reason } }) => {
    const accountId = requireUser(caller);
    await transaction(db, async (tx) => {
      const [before] = await tx.select().from(product).where(eq(product.id, id)).for("no key update");
      if (!before) throw notFound();
      await tx.update(product).set({ isForcedDown: isHidden }).where(eq(product.id, id));
      await publishTags(tx, productTags(id, before.categoryPath, before.merchantId));
      const act = {
        merchantId: before.merchantId,
        action: isHidden ? "product.hide" : "product.show",
        subject: `product:${id}`,
        before: { isForcedDown: before.isForcedDown },
        after: { isForcedDown: isHidden, reason },
      };
      await recordAudit(tx, { role: "operator", accountId }, act, clock.now());
    });
    return null;
  });
};
