import { userSocialList, userSocialUnlink } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { requireUser } from "../../http/callers/caller.ts";
import { route } from "../../http/route.ts";
import { listLogins, unlinkLogin } from "./social-logins.ts";

/** Signing in by a social network. */
export const registerSocial = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, userSocialList, ({ caller }) => listLogins(ctx.db, requireUser(caller)));
  route(app, ctx, userSocialUnlink, async ({ caller, body }) => {
    await unlinkLogin(ctx, caller, body.provider, body);
    return null;
  });
};
