import { applicationStatus, Code } from "@carmine/api/contract";
import { and, eq } from "drizzle-orm";
import { addAccount, findByEmail } from "../../accounts/queries.ts";
import { recordAudit, type Actor } from "../../audit/record-audit.ts";
import { indexTokens } from "../../catalogue/search/query/tokens.ts";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { isUniqueViolation } from "../../database/errors.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { account, membership } from "../../database/schema/accounts.ts";
import { application, applicationQuestion } from "../../database/schema/applications.ts";
import { merchant, merchantCategory, merchantType } from "../../database/schema/merchants.ts";
import { transaction } from "../../database/transaction.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { textOf } from "../../http/messages.ts";
import { pageAddress, shopPath } from "../../http/page-address.ts";
import { setPrivate } from "../../media/private-pictures.ts";
import { notify } from "../../notifications/notify.ts";
import type { Application } from "./read-applications.ts";

const recordsPage = "/users/application_record";

/** Locks a pending application. @throws Failure 404 if there is none; if it is decided or withdrawn */
const lockPending = async (tx: Transaction, id: number): Promise<Application> => {
  const [found] = await tx.select().from(application).where(eq(application.id, id)).for("update");
  if (!found) throw notFound();
  if (found.status !== applicationStatus.pending) throw new Failure(Code.failure, "applicationDecided");
  return found;
};

/** Makes the documents public that the type of shop still marks as public. @returns their keys */
const publishPapers = async (tx: Transaction, { typeId, publicPapers }: Application): Promise<string[]> => {
  const [type] = await tx
    .select({ publicInfo: merchantType.publicInfo })
    .from(merchantType)
    .where(eq(merchantType.id, typeId));
  if (!type?.publicInfo) return [];
  await setPrivate(tx, publicPapers, false);
  return publicPapers;
};

/** @throws Failure 400 for a category or type that doesn't exist */
const requireTerms = async (
  tx: Transaction,
  { categoryId, typeId }: Pick<Application, "categoryId" | "typeId">,
): Promise<void> => {
  const [category] = await tx
    .select({ id: merchantCategory.id })
    .from(merchantCategory)
    .where(eq(merchantCategory.id, categoryId));
  if (!category) throw new Failure(Code.badRequest, "emptyMerchantCategory");
  const [type] = await tx
    .select({ id: merchantType.id })
    .from(merchantType)
    .where(eq(merchantType.id, typeId));
  if (!type) throw new Failure(Code.badRequest, "emptyMerchantType");
};

/** Decisions of the operator in an approval; the rest is as requested. */
export interface ApprovalTerms {
  readonly categoryId?: number | null | undefined;
  readonly typeId?: number | null | undefined;
  /** @default true */
  readonly isVerified?: boolean | null | undefined;
}

const openShop = async (
  tx: Transaction,
  row: Application,
  { isVerified }: ApprovalTerms,
): Promise<number> => {
  const words = row.keywords
    .split(/[,，、\s]+/)
    .map((word) => word.trim())
    .filter(Boolean);
  const [shop] = await tx
    .insert(merchant)
    .values({
      name: row.name,
      typeId: row.typeId,
      categoryId: row.categoryId,
      isVerified: isVerified ?? true,
      keywords: words,
      realName: row.realName,
      email: row.email,
      phone: row.phone,
      address: row.address,
      service: { type: "email", email: row.email },
      qualificationPictures: row.papers,
      publicPapers: await publishPapers(tx, row),
      tokens: indexTokens([row.name, ...words]),
    })
    .returning({ id: merchant.id });
  if (!shop) throw new Error("Inserting the shop returned no row.");
  return shop.id;
};

/**
 * The shop's own login: the account with the application's email, which a code has verified. If there is
 * none, it is created without a password, which "Forgot password" sets.
 */
const shopLogin = async (
  tx: Transaction,
  { email, name }: Application,
): Promise<{ id: number; isNew: boolean }> => {
  const known = await findByEmail(tx, email);
  if (known) return { id: known.id, isNew: false };
  const made = await addAccount(tx, { type: "email", email, nickname: name.slice(0, 40) });
  if (!made) throw new Error("The shop's new account conflicts with an existing one.");
  return { id: made.id, isNew: true };
};

/**
 * Approves a pending application: opens the shop, grants the applicant and the shop's own login their role,
 * and notifies both.
 * @returns id of the shop
 */
export const approve = (
  ctx: AppContext,
  actor: Actor,
  id: number,
  terms: ApprovalTerms = {},
): Promise<number> =>
  transaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const requested = await lockPending(tx, id);
    const { categoryId, typeId } = requested;
    const row = {
      ...requested,
      categoryId: terms.categoryId ?? categoryId,
      typeId: terms.typeId ?? typeId,
    };
    await requireTerms(tx, row);
    const merchantId = await openShop(tx, row, terms);
    const login = await shopLogin(tx, row);
    await tx.insert(membership).values(
      [...new Set([row.accountId, login.id])].map((accountId) => ({
        accountId,
        role: "merchant" as const,
        merchantId,
        staffRole: "owner" as const,
      })),
    );
    await tx
      .update(application)
      .set({ status: applicationStatus.approved, merchantId, decidedAt: now })
      .where(eq(application.id, id));
    await notify(tx, {
      accountId: row.accountId,
      kind: "applicationApproved",
      values: { shop: row.name },
      path: shopPath(merchantId),
      mail: false,
    });
    const [applicant] = await tx
      .select({ locale: account.locale })
      .from(account)
      .where(eq(account.id, row.accountId));
    const locale = applicant?.locale ?? "en";
    const link = pageAddress(ctx.config, locale, `/console/s/${merchantId}`);
    const steps = textOf(login.isNew ? "shopLoginNew" : "shopLoginKnown", locale, { email: row.email });
    await ctx.messenger.send(
      {
        kind: "mail",
        to: row.email,
        subject: textOf("applicationApprovedTitle", locale, { shop: row.name }),
        text: `${textOf("applicationApprovedText", locale)}\n\n${steps}\n\n${textOf("shopFirstSteps", locale)}\n\n${textOf("workDigestOpen", locale)}:\n${link}`,
      },
      tx,
    );
    await recordAudit(
      tx,
      actor,
      {
        merchantId,
        action: "application.approve",
        subject: `application:${id}`,
        before: { categoryId, typeId },
        after: {
          shop: row.name,
          categoryId: row.categoryId,
          typeId: row.typeId,
          isVerified: terms.isVerified ?? true,
        },
      },
      now,
    );
    await publishTags(tx, ["home", "search"]);
    return merchantId;
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, "merchant_name")) throw new Failure(Code.failure, "shopNameTaken");
    throw error;
  });

/**
 * Asks the applicant of a pending application for more information or documents, and notifies them.
 * @param text the words of the operator
 */
export const ask = (ctx: AppContext, actor: Actor, id: number, text: string): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const row = await lockPending(tx, id);
    const { accountId } = actor;
    await tx.insert(applicationQuestion).values({ applicationId: id, accountId, text, createdAt: now });
    await notify(tx, {
      accountId: row.accountId,
      kind: "applicationAsked",
      values: { shop: row.name, text },
      path: recordsPage,
      at: now,
    });
    const act = {
      merchantId: null,
      action: "application.ask",
      subject: `application:${id}`,
      after: { text },
    };
    await recordAudit(tx, actor, act, now);
  });

/** Refuses a pending application and notifies the applicant of the reason. */
export const refuse = (ctx: AppContext, actor: Actor, id: number, reason: string): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const row = await lockPending(tx, id);
    await tx
      .update(application)
      .set({ status: applicationStatus.refused, denialReason: reason, decidedAt: now })
      .where(and(eq(application.id, id), eq(application.status, applicationStatus.pending)));
    await notify(tx, {
      accountId: row.accountId,
      kind: "applicationRefused",
      values: { shop: row.name, reason },
      path: recordsPage,
    });
    await recordAudit(
      tx,
      actor,
      { merchantId: null, action: "application.refuse", subject: `application:${id}`, after: { reason } },
      now,
    );
  });
