import type { Database } from "../database/connection.ts";
import { activity, activityProduct } from "../database/schema/content.ts";

type Activity = typeof activity.$inferInsert;
type ActivityProduct = Omit<typeof activityProduct.$inferInsert, "activityId" | "sort">;

/** An activity with rounds of one day and these products in order. @returns its id */
export const makeActivity = async (
  db: Database,
  values: Pick<Activity, "name"> & Partial<Activity>,
  products: readonly ActivityProduct[],
): Promise<number> => {
  const [row] = await db
    .insert(activity)
    .values({ type: 1, instruction: { en: "" }, roundHours: 24, ...values })
    .returning({ id: activity.id });
  const activityId = row?.id ?? 0;
  if (products.length > 0)
    await db
      .insert(activityProduct)
      .values(products.map((product, sort) => ({ activityId, sort, ...product })));
  return activityId;
};
