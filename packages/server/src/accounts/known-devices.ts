import { randomBytes } from "node:crypto";
import { deviceTokenName, type LoginResult } from "@carmine/api/contract";
import type { FastifyReply } from "fastify";
import type { AppContext } from "../context.ts";
import { readSignedToken, signedToken } from "../database/signed-token.ts";
import { storedSecret } from "../database/stored-secret.ts";
import { browserCookie } from "../http/callers/browser-cookie.ts";
import type { Caller } from "../http/callers/caller.ts";

const keyName = "device";
const accountBytes = 4;
const idBytes = 12;
const tokenSeconds = 180 * 86_400;

/**
 * Id of the caller's device if it has signed in to the account before, else null. Attempts of a known device
 * have their own limits, so that an attacker who uses up the account's limits doesn't lock out its owner
 * (decision 0076).
 */
export const knownDevice = async (
  { db }: Pick<AppContext, "db">,
  { deviceToken }: Pick<Caller, "deviceToken">,
  accountId: number | undefined,
): Promise<string | null> => {
  if (deviceToken === null) return null;
  const content = readSignedToken(await storedSecret(db, keyName), deviceToken, accountBytes + idBytes);
  if (content === null || content.readUInt32BE(0) !== accountId) return null;
  return content.toString("hex", accountBytes);
};

/**
 * Issues a device token to the caller after a successful sign-in: in a cookie that page scripts can't read,
 * and in a header for apps. A known device keeps its token.
 */
export const rememberDevice = async (
  ctx: AppContext,
  caller: Caller,
  reply: FastifyReply,
  accountId: number,
): Promise<void> => {
  if ((await knownDevice(ctx, caller, accountId)) !== null) return;
  const content = Buffer.alloc(accountBytes + idBytes);
  content.writeUInt32BE(accountId, 0);
  randomBytes(idBytes).copy(content, accountBytes);
  const token = signedToken(await storedSecret(ctx.db, keyName), content);
  reply.header(deviceTokenName, token);
  reply.header("set-cookie", browserCookie(ctx, deviceTokenName, token, tokenSeconds));
};

/** `rememberDevice` after a sign-in. @returns the sign-in */
export const withDevice = async (
  ctx: AppContext,
  caller: Caller,
  reply: FastifyReply,
  signIn: Promise<LoginResult>,
): Promise<LoginResult> => {
  const result = await signIn;
  await rememberDevice(ctx, caller, reply, result.uid);
  return result;
};
