import { desc, eq, inArray, sql } from "drizzle-orm";
import { findByEmail } from "../accounts/queries.ts";
import { addToCart, refusalOf } from "../cart/change-cart.ts";
import { saveSearch } from "../collections/saved-searches.ts";
import type { AppContext } from "../context.ts";
import { application } from "../database/schema/applications.ts";
import { product, sku } from "../database/schema/catalogue.ts";
import { merchantCategory, merchantType } from "../database/schema/merchants.ts";
import { notice } from "../database/schema/notifications.ts";
import { dueDate } from "../merchants/applications/apply.ts";
import { dayMs } from "../shared/durations.ts";
import { demoAccounts } from "./accounts.ts";

/** Products in the cart, by handle; the cheapest sku of each. */
const cart = [
  { handle: "carmine-touring-gt-225-45-r17-94w-xl", quantity: 4 },
  { handle: "carmine-home-bell-pierre-chatel-innocenti", quantity: 1 },
  { handle: "stride-cadence-thomas-serer", quantity: 1 },
];

/** Notifications that aren't read yet. */
const unread = 4;

/** Applications that are decided, so that they don't wait for the operator. */
const decided = [
  {
    status: 3,
    daysAgo: 200,
    denialReason: "The phone number of the company didn’t answer. Apply again with one that does.",
  },
  { status: 4, daysAgo: 180, denialReason: null },
];

const searches = [
  { daysAgo: 40, keyword: "winter tires", optionValues: "width:225,profile:45,rim:17" },
  { daysAgo: 12, keyword: "alloy wheels", maxPrice: "150", inStock: true },
]; // oxfmt-ignore

const fillCart = async (ctx: AppContext, accountId: number): Promise<void> => {
  const handles = cart.map(({ handle }) => handle);
  const rows = await ctx.db
    .selectDistinctOn([product.id], { handle: product.handle, productId: product.id, skuId: sku.id })
    .from(product)
    .innerJoin(sku, eq(sku.productId, product.id))
    .where(inArray(product.handle, handles))
    .orderBy(product.id, sku.price, sku.position);
  const wanted = rows.map(({ handle, ...ids }) => ({
    ...ids,
    quantity: cart.find((line) => line.handle === handle)?.quantity ?? 1,
  }));
  const added = await addToCart(ctx.db, { userId: accountId }, wanted, ctx.clock.now());
  if (wanted.length !== cart.length || added.some((row) => refusalOf(row) !== null))
    throw new Error("The demo has no such product in stock for its shopper's cart.");
};

const readNotices = async ({ db, clock }: AppContext, accountId: number): Promise<void> => {
  const older = db
    .select({ id: notice.id })
    .from(notice)
    .where(eq(notice.accountId, accountId))
    .orderBy(desc(notice.createdAt), desc(notice.id))
    .offset(unread);
  await db.update(notice).set({ readAt: clock.now() }).where(inArray(notice.id, older));
};

const applyTwice = async (ctx: AppContext, accountId: number): Promise<void> => {
  const [type] = await ctx.db.select().from(merchantType).orderBy(merchantType.id).limit(1);
  const [shelf] = await ctx.db
    .select()
    .from(merchantCategory)
    .where(sql`${merchantCategory.name} ->> 'en' = 'Automotive'`);
  if (!type || !shelf) throw new Error("The demo has no type or category for its shopper's applications.");
  let previousId: number | null = null;
  for (const { status, daysAgo, denialReason } of decided) {
    const createdAt = new Date(ctx.clock.now().getTime() - daysAgo * dayMs);
    const rows: { id: number }[] = await ctx.db
      .insert(application)
      .values({
        accountId,
        previousId,
        status,
        denialReason,
        name: "Harbour Tire Art",
        realName: "Mara Lindqvist",
        email: "mara@carmine.example",
        phone: "+1 604 555 0173",
        keywords: "Planters, swings and furniture of used tires",
        address: "1820 Commercial Drive, unit 4, Vancouver BC V5K 0A1, Canada",
        categoryId: shelf.id,
        typeId: type.id,
        handlingFee: shelf.handlingFee,
        papers: [],
        createdAt,
        dueAt: dueDate({ ...ctx, clock: { ...ctx.clock, now: () => createdAt } }),
        decidedAt: new Date(createdAt.getTime() + dayMs),
      })
      .returning({ id: application.id });
    previousId = rows[0]?.id ?? null;
  }
};

const saveSearches = async (ctx: AppContext, accountId: number): Promise<void> => {
  for (const { daysAgo, ...search } of searches) {
    const at = new Date(ctx.clock.now().getTime() - daysAgo * dayMs);
    await saveSearch({ db: ctx.db, clock: { ...ctx.clock, now: () => at } }, accountId, search);
  }
};

/** Adds the demo shopper's other data: a filled cart, read notifications, decided applications and saved searches. */
export const seedShopper = async (ctx: AppContext): Promise<void> => {
  const [shopper] = demoAccounts;
  const account = shopper && (await findByEmail(ctx.db, shopper.email));
  if (!account) throw new Error("The demo has no shopper");
  await fillCart(ctx, account.id);
  await readNotices(ctx, account.id);
  await applyTwice(ctx, account.id);
  await saveSearches(ctx, account.id);
};
