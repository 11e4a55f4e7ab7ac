import { Code } from "@carmine/api/contract";
import type { AppContext } from "../../context.ts";
import { transaction } from "../../database/transaction.ts";
import type { Caller } from "../../http/callers/caller.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { countAttempt } from "../../http/limits/try-limits.ts";
import { notify } from "../../notifications/notify.ts";
import { hashSecret, refuseCommonPassword } from "../passwords.ts";
import { setPassword } from "../queries.ts";
import { endSessionsOf } from "../sessions.ts";
import { requireAccount, requireProof } from "./confirm-owner.ts";

/**
 * Sets a new password with the code sent to the account, ends every other session and notifies the owner.
 * @param type the only account type allowed; other types have no password
 */
export const changePassword = async (
  ctx: AppContext,
  caller: Caller,
  type: "email" | "phone",
  { captcha, newPassword }: { captcha: string; newPassword: string },
): Promise<void> => {
  const account = await requireAccount(ctx, caller);
  if (account.type !== type) throw new Failure(Code.failure, "confirmUnavailable");
  await countAttempt(ctx, "password", caller.origin, account.id);
  refuseCommonPassword(ctx, newPassword, account.email ?? account.phone ?? "");
  const useProof = await requireProof(ctx, caller, account, { captcha });
  const passwordHash = await hashSecret(newPassword);
  await transaction(ctx.db, async (tx) => {
    await useProof(tx);
    await setPassword(tx, account.id, passwordHash);
    await notify(tx, {
      accountId: account.id,
      kind: "passwordChanged",
      values: {},
      path: "/users/user_info",
    });
    await endSessionsOf(tx, account.id, caller.sessionHash);
  });
};
