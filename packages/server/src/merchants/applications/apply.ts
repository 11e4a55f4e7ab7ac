import { applicationStatus, Code, readList, type settledApply } from "@carmine/api/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { output } from "zod/v4/core";
import { checkCode, useCode, type CodeFor } from "../../accounts/codes.ts";
import { codeMail, sendLimitedCode } from "../../accounts/send-codes.ts";
import type { AppContext } from "../../context.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { recordAcceptance } from "../../content/agreements/agreement-versions.ts";
import { isUniqueViolation } from "../../database/errors.ts";
import { application } from "../../database/schema/applications.ts";
import { merchant, merchantCategory, merchantType } from "../../database/schema/merchants.ts";
import { upload } from "../../database/schema/media.ts";
import { transaction } from "../../database/transaction.ts";
import { requireUser, type Caller } from "../../http/callers/caller.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { countAttempt } from "../../http/limits/try-limits.ts";
import { uploadsFor } from "../../media/uploads/take-uploads.ts";
import { mediaKeyIn } from "../../shared/media-address.ts";
import { dropDraft, retainDocuments } from "./draft.ts";
import { endOfWorkingDays } from "../../shared/working-days.ts";
import { notifyStaff } from "../../notifications/notify-staff.ts";

export type ApplyInput = output<NonNullable<typeof settledApply.body>>;

/** Working days until the decision on an application is due (rule 9). */
const answerDays = 15;

export const dueDate = ({ clock, config }: Pick<AppContext, "clock" | "config">): Date =>
  endOfWorkingDays(clock.now(), answerDays, config.holidays, config.timeZone);

/** @param accountId the requesting account; null if signed out */
const codeFor = (accountId: number | null, email: string): CodeFor => ({
  purpose: "application",
  address: `${accountId ?? ""}:${email}`,
});

/**
 * Accepts the code that the account requested, or one requested before signing in.
 * @throws Failure 400 for a wrong one
 */
const checkOwnCode = async (ctx: AppContext, accountId: number, email: string, typed: string) => {
  const own = codeFor(accountId, email);
  const checked = await checkCode(ctx, own, typed).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
  if (checked) return { code: own, checked };
  const open = codeFor(null, email);
  return { code: open, checked: await checkCode(ctx, open, typed) };
};

/** Mails the code that proves who owns the email of an application. */
export const mailApplicationCode = async (ctx: AppContext, caller: Caller, email: string): Promise<void> => {
  const { origin, locale } = caller;
  await sendLimitedCode({ ctx, origin, locale }, "mail", codeFor(caller.userId, email), (text) =>
    codeMail(email, locale, text),
  );
};

const taken = (key: "shopNameTaken" | "shopEmailTaken" | "applicationPending") =>
  new Failure(Code.failure, key);

/** @throws Failure if another shop has that name or email */
const refuseTaken = async (
  tx: Queryable,
  { name, email }: { name: string; email: string },
): Promise<void> => {
  const shops = await tx
    .select({ name: merchant.name })
    .from(merchant)
    .where(sql`lower(${merchant.name}) = lower(${name}) or lower(${merchant.email}) = ${email}`);
  if (shops.some((shop) => shop.name.toLowerCase() === name.toLowerCase())) throw taken("shopNameTaken");
  if (shops.length > 0) throw taken("shopEmailTaken");
};

/**
 * The commission percentage of the category, and whether the type has public documents.
 * @throws Failure 400 for a category or type that doesn't exist
 */
const termsOf = async (
  tx: Queryable,
  categoryId: number,
  typeId: number,
): Promise<{ fee: number; hasPublicPapers: boolean }> => {
  const [[category], [type]] = await Promise.all([
    tx
      .select({ fee: merchantCategory.handlingFee })
      .from(merchantCategory)
      .where(eq(merchantCategory.id, categoryId)),
    tx.select({ publicInfo: merchantType.publicInfo }).from(merchantType).where(eq(merchantType.id, typeId)),
  ]);
  if (!category) throw new Failure(Code.badRequest, "emptyMerchantCategory");
  if (!type) throw new Failure(Code.badRequest, "emptyMerchantType");
  return { fee: category.fee, hasPublicPapers: type.publicInfo !== null };
};

/**
 * Withdraws the pending application that a new one replaces.
 * @throws Failure 404 if it isn't the applicant's; if it was approved in the meantime
 */
const replacePrevious = async (
  tx: Transaction,
  accountId: number,
  previousId: number,
  now: Date,
): Promise<void> => {
  const [previous] = await tx
    .select({ status: application.status })
    .from(application)
    .where(and(eq(application.id, previousId), eq(application.accountId, accountId)))
    .for("update");
  if (!previous) throw notFound();
  if (previous.status === applicationStatus.approved) throw new Failure(Code.failure, "applicationApproved");
  if (previous.status === applicationStatus.pending)
    await tx
      .update(application)
      .set({ status: applicationStatus.withdrawn, decidedAt: now })
      .where(eq(application.id, previousId));
};

/** Keys of the documents, which are pictures that the applicant uploaded. @throws Failure 400 for others */
const papersOf = async (tx: Queryable, accountId: number, text: string): Promise<string[]> => {
  const keys = readList(text).map((url) => mediaKeyIn(url) ?? "");
  const known = await tx
    .select({ key: upload.key })
    .from(upload)
    .where(and(inArray(upload.key, keys), uploadsFor(accountId, "settlement")))
    // A form can stay open longer than uploads are stored; the sweep skips locked rows.
    .for("update");
  if (known.length !== keys.length) throw new Failure(Code.badRequest, "pictureGone");
  return keys;
};

/**
 * Submits an application. An account can have one pending application; a new one names the one it replaces.
 * @returns when the decision is due
 */
export const apply = async (
  ctx: AppContext,
  caller: Caller,
  input: ApplyInput,
): Promise<{ id: number; dueAt: Date }> => {
  const accountId = requireUser(caller);
  await countAttempt(ctx, "application", caller.origin);
  const { name, categoryId, typeId, realName, address, qualificationPicture, previousId } = input;
  const email = input.email.toLowerCase();
  await refuseTaken(ctx.db, { name, email });
  const { code, checked } = await checkOwnCode(ctx, accountId, email, input.captcha);
  const now = ctx.clock.now();
  return transaction(ctx.db, async (tx) => {
    await useCode(tx, ctx, code, checked);
    if (previousId) await replacePrevious(tx, accountId, previousId, now);
    const papers = await papersOf(tx, accountId, qualificationPicture);
    const { fee, hasPublicPapers } = await termsOf(tx, categoryId, typeId);
    const marked = new Set(readList(input.publicPicture ?? "").map(mediaKeyIn));
    const [made] = await tx
      .insert(application)
      .values({
        accountId,
        previousId: previousId ?? null,
        name,
        categoryId,
        typeId,
        realName,
        email,
        phone: input.phone ?? "",
        handlingFee: fee,
        keywords: input.keywords ?? "",
        address,
        papers,
        publicPapers: hasPublicPapers ? papers.filter((key) => marked.has(key)) : [],
        createdAt: now,
        dueAt: dueDate(ctx),
      })
      .returning({ id: application.id, dueAt: application.dueAt });
    if (!made) throw new Error("Inserting the application returned no row.");
    await recordAcceptance(tx, ctx, accountId, ["merchant"]);
    await notifyStaff(tx, {
      merchantId: null,
      kind: "workApplication",
      values: { shop: name },
      page: `applications/${made.id}`,
      at: now,
    });
    await retainDocuments(tx, accountId, [], now);
    await dropDraft(tx, accountId);
    return made;
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, "application_one_pending")) throw taken("applicationPending");
    if (isUniqueViolation(error, "application_pending_name")) throw taken("shopNameTaken");
    if (isUniqueViolation(error, "application_pending_email")) throw taken("shopEmailTaken");
    throw error;
  });
};

/** Withdraws a pending application. @throws Failure 404 if there is none; if it is decided */
export const withdraw = async ({ db, clock }: AppContext, accountId: number, id: number): Promise<void> => {
  const own = and(eq(application.id, id), eq(application.accountId, accountId));
  const done = await db
    .update(application)
    .set({ status: applicationStatus.withdrawn, decidedAt: clock.now() })
    .where(and(own, eq(application.status, applicationStatus.pending)))
    .returning({ id: application.id });
  if (done.length > 0) return;
  const [known] = await db.select({ id: application.id }).from(application).where(own);
  throw known ? new Failure(Code.failure, "applicationDecided") : notFound();
};
