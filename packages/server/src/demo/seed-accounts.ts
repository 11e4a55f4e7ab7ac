import { eq } from "drizzle-orm";
import { hashSecret } from "../accounts/passwords.ts";
import type { AppContext } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import { membership } from "../database/schema/accounts.ts";
import { address } from "../database/schema/addresses.ts";
import { merchant } from "../database/schema/merchants.ts";
import { transaction } from "../database/transaction.ts";
import { dayMs } from "../shared/durations.ts";
import { topRole } from "../accounts/members.ts";
import { demoAccounts, type DemoAccount } from "./accounts.ts";
import { seedCollections } from "./seed-collections.ts";
import { addAccount } from "../accounts/queries.ts";
import { grantPoints } from "../promotion/points/ledger.ts";
import { giveNewUserCoupons } from "../promotion/coupons/issue-coupons.ts";

const addMembership = async (
  tx: Transaction,
  accountId: number,
  { role, shop, staffRole }: NonNullable<DemoAccount["works"]>,
): Promise<void> => {
  const [found] = shop === undefined ? [] : await tx.select().from(merchant).where(eq(merchant.name, shop));
  if (shop !== undefined && !found) throw new Error(`The demo has no shop named "${shop}"`);
  await tx.insert(membership).values({
    accountId,
    role,
    merchantId: found?.id ?? null,
    staffRole: staffRole ?? topRole(found?.id ?? null),
  });
};

const givePoints = async (
  tx: Transaction,
  { clock, config }: AppContext,
  accountId: number,
  gifts: NonNullable<DemoAccount["points"]>,
): Promise<void> => {
  for (const [place, { amount, daysAgo }] of gifts.entries()) {
    const givenAt = new Date(clock.now().getTime() - daysAgo * dayMs);
    const expiresAt = new Date(givenAt.getTime() + config.points.lifeDays * dayMs);
    await grantPoints(tx, { accountId, amount, link: `demo-${accountId}-${place}`, expiresAt }, givenAt);
  }
};

/** Creates the demo accounts; existing ones stay unchanged. */
export const seedAccounts = async (ctx: AppContext, accounts = demoAccounts): Promise<void> => {
  for (const demo of accounts) {
    const { email, nickname, password, addresses, points, works } = demo;
    const passwordHash = await hashSecret(password);
    await transaction(ctx.db, async (tx) => {
      const added = await addAccount(tx, { type: "email", email, nickname, passwordHash });
      if (!added) return;
      const rows = addresses.map((one, place) => ({
        ...one,
        email,
        accountId: added.id,
        isDefault: place === 0,
      }));
      if (rows.length > 0) await tx.insert(address).values(rows);
      if (works) await addMembership(tx, added.id, works);
      if (points !== undefined) await givePoints(tx, ctx, added.id, points);
      await seedCollections(tx, added.id, demo);
      if (!works) await giveNewUserCoupons(tx, added.id, ctx.clock.now());
    });
  }
};
