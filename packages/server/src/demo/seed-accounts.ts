import { eq, inArray } from "drizzle-orm";
import { hashSecret } from "../accounts/passwords.ts";
import type { AppContext } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import { membership, type Role } from "../database/schema/accounts.ts";
import { address } from "../database/schema/addresses.ts";
import { product } from "../database/schema/catalogue.ts";
import { followedShop, savedProduct } from "../database/schema/collections.ts";
import { merchant } from "../database/schema/merchants.ts";
import { transaction } from "../database/transaction.ts";
import { demoAccounts } from "./accounts.ts";
import { addAccount } from "../accounts/queries.ts";
import { grantPoints } from "../promotion/points/ledger.ts";
import { giveNewUserCoupons } from "../promotion/coupons/issue-coupons.ts";

const addMembership = async (
  tx: Transaction,
  accountId: number,
  { role, shop }: { role: Role; shop?: string },
): Promise<void> => {
  const [found] = shop === undefined ? [] : await tx.select().from(merchant).where(eq(merchant.name, shop));
  if (shop !== undefined && !found) throw new Error(`The demo has no shop called ${shop}`);
  await tx.insert(membership).values({ accountId, role, merchantId: found?.id ?? null });
};

const givePoints = (tx: Transaction, { clock, config }: AppContext, accountId: number, amount: number) => {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + config.points.lifeDays * 86_400_000);
  return grantPoints(tx, { accountId, amount, link: `demo-${accountId}`, expiresAt }, now);
/** What the account has saved, by the handles of the products, and the shops that it follows, by their names. */
const seedCollections = async (
  tx: Transaction,
  accountId: number,
  saved: readonly string[],
  follows: readonly string[],
): Promise<void> => {
  const products = await tx
    .select()
    .from(product)
    .where(inArray(product.handle, [...saved]));
  const shops = await tx
    .select()
    .from(merchant)
    .where(inArray(merchant.name, [...follows]));
  if (products.length !== saved.length || shops.length !== follows.length)
    throw new Error("The demo lacks a product or a shop that its shopper has saved or follows.");
  // In the order of the table; the first was somewhat dearer then.
  const place = (handle: string): number => saved.indexOf(handle);
  const rows = products
    .toSorted((a, b) => place(b.handle) - place(a.handle))
    .map(({ id, handle, price }) => ({
      accountId,
      productId: id,
      price: place(handle) === 0 ? (Number(price) * 1.1).toFixed(2) : price,
    }));
  if (rows.length > 0) await tx.insert(savedProduct).values(rows);
  if (shops.length > 0)
    await tx.insert(followedShop).values(shops.map(({ id }) => ({ accountId, merchantId: id })));
};

/** Writes the accounts that a demo can be tried with; those that exist stay as they are. */
export const seedAccounts = async (ctx: AppContext): Promise<void> => {
  for (const { email, nickname, password, addresses, points, works } of demoAccounts) {
  for (const { email, nickname, password, addresses, works, saved = [], follows = [] } of demoAccounts) {
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
      await seedCollections(tx, added.id, saved, follows);
      if (!works) await giveNewUserCoupons(tx, added.id, ctx.clock.now());
    });
  }
};
