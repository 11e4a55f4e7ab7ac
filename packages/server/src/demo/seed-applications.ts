import { eq, sql } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { account } from "../database/schema/accounts.ts";
import { application } from "../database/schema/applications.ts";
import { merchantCategory, merchantType } from "../database/schema/merchants.ts";
import { dueDate } from "../merchants/applications/apply.ts";
import { notifyStaff } from "../notifications/notify-staff.ts";
import { dayMs } from "../shared/durations.ts";

/** Shops that wait for the operator's decision; the applicants are past shoppers. */
const applications = [
  {
    applicant: "Ruth Alvarez",
    name: "Rose City Detailing",
    category: "Automotive",
    email: "ruth@rosecity-detailing.example",
    phone: "+1 503 555 0181",
    keywords: "Hand-poured waxes, microfiber towels and interior kits",
    address: "406 Alder Street, Portland, OR 97205, United States",
    daysAgo: 6,
  },
  {
    applicant: "Grace Okafor",
    name: "Bergen Street Ceramics",
    category: "Home",
    email: "grace@bergen-ceramics.example",
    phone: "+1 718 555 0156",
    keywords: "Stoneware bowls, vases and lamps",
    address: "12 Bergen Street, Brooklyn, NY 11201, United States",
    daysAgo: 2,
  },
];

/** Creates pending applications, without documents. Runs after the past orders, which create the applicants. */
export const seedApplications = async (ctx: AppContext): Promise<void> => {
  const { db } = ctx;
  const [type] = await db.select().from(merchantType).orderBy(merchantType.id).limit(1);
  for (const { applicant, category, daysAgo, ...facts } of applications) {
    const [person] = await db.select().from(account).where(eq(account.nickname, applicant));
    const [shelf] = await db
      .select()
      .from(merchantCategory)
      .where(sql`${merchantCategory.name} ->> 'en' = ${category}`);
    if (!type || !person || !shelf)
      throw new Error(`The demo has no applicant, type or category for ${facts.name}.`);
    const createdAt = new Date(ctx.clock.now().getTime() - daysAgo * dayMs);
    const [made] = await db
      .insert(application)
      .values({
        ...facts,
        accountId: person.id,
        categoryId: shelf.id,
        typeId: type.id,
        realName: applicant,
        handlingFee: shelf.handlingFee,
        papers: [],
        createdAt,
        dueAt: dueDate({ ...ctx, clock: { ...ctx.clock, now: () => createdAt } }),
      })
      .returning({ id: application.id });
    await notifyStaff(db, {
      merchantId: null,
      kind: "workApplication",
      values: { shop: facts.name },
      page: `applications/${made?.id}`,
      at: createdAt,
    });
  }
};
