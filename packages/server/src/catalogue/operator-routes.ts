import { operatorProductHide, operatorProductPick } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { recordAudit } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import { publishTags } from "../database/publish-tags.ts";
import { product } from "../database/schema/catalogue.ts";
import { transaction } from "../database/transaction.ts";
import { requireUser } from "../http/callers/caller.ts";
import { notFound } from "../http/envelope/failure.ts";
import { route } from "../http/route.ts";
import { pickProducts } from "./staff/pick-products.ts";
import { productTags } from "./products/save-product.ts";

/** Hides a product as the operator, regardless of its shop. */
export const registerCatalogueOperator = (app: FastifyInstance, ctx: AppContext): void => {
  const { db, clock } = ctx;

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
