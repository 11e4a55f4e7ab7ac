import { eq } from "drizzle-orm";
import type { Database } from "../database/connection.ts";
import { account } from "../database/schema/accounts.ts";
import { outboxMessage } from "../database/schema/platform.ts";
import { coupon } from "../database/schema/promotion.ts";
import type { TestApp } from "./test-app.ts";
import { makeShopper } from "./test-shop.ts";

/** A coupon of the marketplace that shoppers can't claim themselves. @returns its id */
export const makePlatformCoupon = async (db: Database): Promise<number> => {
  const [made] = await db
    .insert(coupon)
    .values({
      name: { en: "Sorry", fr: "Pardon" },
      value: "5.00",
      scope: "platform",
      isOpen: false,
      days: 30,
    })
    .returning({ id: coupon.id });
  return made?.id ?? 0;
};

/** A shopper with these columns. @returns the account's id */
export const makeChangedShopper = async (
  shop: TestApp,
  columns: Partial<typeof account.$inferInsert>,
): Promise<number> => {
  const { accountId } = await makeShopper(shop);
  await shop.ctx.db.update(account).set(columns).where(eq(account.id, accountId));
  return accountId;
};

/** A mail whose first attempt failed. @returns its id */
export const makeFailedMail = async (db: Database, to: string): Promise<number> => {
  const now = new Date();
  const [made] = await db
    .insert(outboxMessage)
    .values({ kind: "mail", to, subject: "Your order", text: "Thanks", tries: 9, createdAt: now, dueAt: now })
    .returning({ id: outboxMessage.id });
  return made?.id ?? 0;
};
