import { Code } from "@carmine/api/contract";
import { and, eq, isNotNull } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { secondFactor, session, type Role } from "../../database/schema/accounts.ts";
import { Failure } from "../envelope/failure.ts";
import type { Caller } from "./caller.ts";

/** The second factor of the caller's account, and whether its session has passed it. */
export interface CallerFactor {
  readonly isSetUp: boolean;
  readonly isPassed: boolean;
}

/** Reads it on each call, so that a reset and a verified code take effect immediately. */
export const readFactorOf = async (
  db: Queryable,
  { sessionHash }: Pick<Caller, "sessionHash">,
): Promise<CallerFactor> => {
  const [found] = await db
    .select({ factor: secondFactor.accountId, passedAt: session.secondFactorAt })
    .from(session)
    .leftJoin(
      secondFactor,
      and(eq(secondFactor.accountId, session.accountId), isNotNull(secondFactor.confirmedAt)),
    )
    .where(eq(session.tokenHash, sessionHash ?? ""));
  const isSetUp = found !== undefined && found.factor !== null;
  return { isSetUp, isPassed: isSetUp && found.passedAt !== null };
};

/**
 * Requires the second factor of an account that has one, and of the marketplace's staff if the configuration requires it.
 * @throws Failure 403
 */
export const requireSecondFactor = async (
  { db, config }: Pick<AppContext, "db" | "config">,
  caller: Pick<Caller, "sessionHash">,
  role?: Role,
): Promise<void> => {
  const { isSetUp, isPassed } = await readFactorOf(db, caller);
  if (isSetUp && !isPassed) throw new Failure(Code.forbidden, "secondFactorNeeded");
  if (!isSetUp && role === "operator" && config.operatorSecondFactor)
    throw new Failure(Code.forbidden, "secondFactorSetupNeeded");
};
