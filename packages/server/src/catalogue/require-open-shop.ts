import { and, eq } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { merchant } from "../database/schema/merchants.ts";
import { notFound } from "../http/envelope/failure.ts";

/** @throws Failure 404 if there is no such shop or it is closed */
export const requireOpenShop = async (db: Queryable, id: number): Promise<void> => {
  const [shop] = await db
    .select({ id: merchant.id })
    .from(merchant)
    .where(and(eq(merchant.id, id), eq(merchant.isOpen, true)));
  if (!shop) throw notFound();
};
