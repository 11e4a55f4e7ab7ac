import { eq, inArray } from "drizzle-orm";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { Refused } from "../editing/refused.ts";
import type { AppContext } from "../../context.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { category } from "../../database/schema/catalogue.ts";
import { guide } from "../../database/schema/content.ts";
import { transaction } from "../../database/transaction.ts";

/** Links on the product pages of a category; undefined keeps the current value. */
export interface CategoryLinks {
  /** Numbers of the categories with accessories, most important first. */
  accessoryIds?: number[] | undefined;
  guideSlugs?: string[] | undefined;
}

/** Sets the accessory categories and the guides of a category and those below. @throws Refused */
export const writeCategoryLinks = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  id: number,
  links: CategoryLinks,
): Promise<void> =>
  transaction(db, async (tx) => {
    const [known] = await tx.select().from(category).where(eq(category.id, id)).for("update");
    if (!known) throw new Refused(`there is no category ${id}; use the number in the URL of its page`);
    const { accessoryIds = known.accessoryIds, guideSlugs = known.guideSlugs } = links;
    const categories = await tx
      .select({ id: category.id })
      .from(category)
      .where(inArray(category.id, accessoryIds));
    const noCategory = accessoryIds.find((one) => !categories.some((row) => row.id === one));
    if (noCategory !== undefined)
      throw new Refused(`there is no category ${noCategory}; use the number in the URL of its page`);
    const guides = await tx.select({ slug: guide.slug }).from(guide).where(inArray(guide.slug, guideSlugs));
    const noGuide = guideSlugs.find((one) => !guides.some(({ slug }) => slug === one));
    if (noGuide !== undefined)
      throw new Refused(`there is no guide "${noGuide}"; publish it with "shop guide"`);
    await tx.update(category).set({ accessoryIds, guideSlugs }).where(eq(category.id, id));
    const act = {
      merchantId: null,
      action: "category.links",
      subject: `category:${id}`,
      before: { accessoryIds: known.accessoryIds, guideSlugs: known.guideSlugs },
      after: { accessoryIds, guideSlugs },
    };
    await recordAudit(tx, actor, act, clock.now());
    await publishTags(tx, [`category:${id}`, "search", "home"]);
  });
