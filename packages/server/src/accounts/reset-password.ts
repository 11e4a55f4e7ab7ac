import { Code } from "@carmine/api/contract";
import type { AppContext } from "../context.ts";
import { transaction } from "../database/transaction.ts";
import type { Caller } from "../http/callers/caller.ts";
import { Failure } from "../http/envelope/failure.ts";
import { checkCode, useCode } from "./codes.ts";
import { knownDevice } from "./known-devices.ts";
import { hashSecret, refuseCommonPassword } from "./passwords.ts";
import { findByEmail, setPassword } from "./queries.ts";
import { endSessionsOf } from "./sessions.ts";
import { countAttempt } from "../http/limits/try-limits.ts";

/**
 * Sets a new password with the mailed code and signs the account out everywhere.
 * @returns id of the account
 */
export const resetPassword = async (
  ctx: AppContext,
  caller: Caller,
  email: string,
  { captcha, password }: { captcha: string; password: string },
): Promise<number> => {
  await countAttempt(ctx, "reset", caller.origin);
  refuseCommonPassword(ctx, password, email);
  const code = { purpose: "reset", address: email } as const;
  const known = await findByEmail(ctx.db, email);
  const device = await knownDevice(ctx, caller, known?.id);
  const proof = await checkCode(ctx, code, captcha, device);
  const passwordHash = await hashSecret(password);
  return transaction(ctx.db, async (tx) => {
    await useCode(tx, ctx, code, proof);
    const found = await findByEmail(tx, email);
    if (!found) throw new Failure(Code.badRequest, "wrongCaptcha");
    await setPassword(tx, found.id, passwordHash);
    await endSessionsOf(tx, found.id);
    return found.id;
  });
};
