import { Code, type LoginResult, type SocialProvider } from "@carmine/api/contract";
import { and, eq } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { isUniqueViolation } from "../../database/errors.ts";
import { socialLogin } from "../../database/schema/accounts.ts";
import { transaction } from "../../database/transaction.ts";
import type { Caller } from "../../http/callers/caller.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { countAttempt } from "../../http/limits/try-limits.ts";
import { notify } from "../../notifications/notify.ts";
import { giveNewUserCoupons } from "../../promotion/coupons/issue-coupons.ts";
import { recordAcceptance } from "../../content/agreements/agreement-versions.ts";
import { accountById, addAccount, type Account } from "../queries.ts";
import { endSession } from "../sessions.ts";
import { enter, refuseDisabled } from "../sign-in.ts";
import type { SocialPerson } from "./providers.ts";
import { providerNames } from "./social-logins.ts";

const findLogin = async (tx: Transaction, provider: SocialProvider, subject: string) => {
  const [found] = await tx
    .select({ accountId: socialLogin.accountId })
    .from(socialLogin)
    .where(and(eq(socialLogin.provider, provider), eq(socialLogin.subject, subject)));
  return found && accountById(tx, found.accountId);
};

/**
 * The account of a provider's person. Unknown persons get a new account, even if an account has the same
 * email: the provider's email doesn't prove who owns that account (accounts are keyed by type and email).
 */
const accountOf = async (
  tx: Transaction,
  ctx: AppContext,
  provider: SocialProvider,
  { subject, name, email }: SocialPerson,
): Promise<Account> => {
  const known = await findLogin(tx, provider, subject);
  if (known) return known;
  const made = await addAccount(tx, { type: provider, email, nickname: name.slice(0, 40) });
  if (!made) throw new Error("The new social account conflicts with an existing one.");
  await tx
    .insert(socialLogin)
    .values({ provider, subject, accountId: made.id, name, createdAt: ctx.clock.now() });
  await recordAcceptance(tx, ctx, made.id, ["user", "privacy"]);
  await giveNewUserCoupons(tx, made.id, ctx.clock.now());
  return made;
};

/** Signs in a person whom a provider has just confirmed. */
export const signInBySocial = async (
  ctx: AppContext,
  caller: Caller,
  provider: SocialProvider,
  person: SocialPerson,
): Promise<LoginResult> => {
  await countAttempt(ctx, "social", caller.origin);
  const signIn = () =>
    transaction(ctx.db, async (tx) => {
      const found = await accountOf(tx, ctx, provider, person);
      refuseDisabled(found);
      return enter(tx, ctx, caller, found);
    });
  return signIn().catch((error: unknown) => {
    // Of two concurrent first sign-ins one created the account; the other one uses it.
    if (isUniqueViolation(error, "social_login_provider_subject_pk")) return signIn();
    throw error;
  });
};

/**
 * Links a provider's login to the account that requested it, after a proof, if its session is still valid.
 * @throws Failure if the login belongs to another account
 */
export const linkLogin = async (
  ctx: AppContext,
  caller: Caller,
  accountId: number,
  { provider, person }: { provider: SocialProvider; person: SocialPerson },
): Promise<LoginResult> => {
  if (caller.userId !== accountId) throw new Failure(Code.badRequest, "socialStale");
  const result = await transaction(ctx.db, async (tx) => {
    const owner = await findLogin(tx, provider, person.subject);
    if (owner && owner.id !== accountId) throw new Failure(Code.failure, "socialTaken");
    const own = await accountById(tx, accountId);
    if (!own) throw new Failure(Code.badRequest, "socialStale");
    if (!owner) {
      await tx.insert(socialLogin).values({
        provider,
        subject: person.subject,
        accountId,
        name: person.name,
        createdAt: ctx.clock.now(),
      });
      await notify(tx, {
        accountId,
        kind: "loginLinked",
        values: { provider: providerNames[provider] },
        path: "/users/user_info",
      });
    }
    return enter(tx, ctx, caller, own);
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, "social_login_account")) throw new Failure(Code.failure, "socialTaken");
    throw error;
  });
  // The new session replaces the caller's session.
  if (caller.sessionHash !== null) await endSession(ctx, caller.sessionHash);
  return result;
};
