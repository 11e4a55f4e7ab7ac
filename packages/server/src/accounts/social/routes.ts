import {
  Code,
  loginFacebook,
  loginGoogle,
  loginSocial,
  loginTwitter,
  socialRequest,
  twitterRequestToken,
  userSocialLink,
  userSocialList,
  userSocialUnlink,
  type SocialProvider,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { requireUser, type Caller } from "../../http/callers/caller.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { countAttempt } from "../../http/limits/try-limits.ts";
import { route } from "../../http/route.ts";
import { transaction } from "../../database/transaction.ts";
import { requireAccount, requireProof } from "../profile/confirm-owner.ts";
import { finishAttempt, startAttempt, sweepAttempts } from "./attempts.ts";
import { signInBySocial, linkLogin } from "./sign-in-by-social.ts";
import { personOfFacebook, personOfIdToken } from "./id-token.ts";
import { listLogins, unlinkLogin } from "./social-logins.ts";

interface Returned {
  readonly oauthToken: string;
  readonly oauthTokenSecret: string;
  readonly oauthVerifier: string;
}

export const registerSocial = (app: FastifyInstance, ctx: AppContext): void => {
  const start = async (caller: Caller, provider: SocialProvider) => {
    await countAttempt(ctx, "social", caller.origin);
    return startAttempt(ctx, provider, null);
  };
  const finish = async (caller: Caller, provider: SocialProvider, returned: Returned) => {
    const { person, accountId } = await finishAttempt(ctx, provider, {
      token: returned.oauthToken,
      tokenSecret: returned.oauthTokenSecret,
      code: returned.oauthVerifier,
    });
    return accountId === null
      ? signInBySocial(ctx, caller, provider, person)
      : linkLogin(ctx, caller, accountId, { provider, person });
  };

  route(app, ctx, twitterRequestToken, ({ caller }) => start(caller, "twitter"));
  route(app, ctx, socialRequest, ({ caller, query }) => start(caller, query.provider));
  route(app, ctx, loginTwitter, ({ caller, body }) => finish(caller, "twitter", body));
  route(app, ctx, loginSocial, ({ caller, body }) => finish(caller, body.provider, body));
  route(app, ctx, loginGoogle, async ({ caller, body }) =>
    signInBySocial(ctx, caller, "google", await personOfIdToken(ctx, body)),
  );
  route(app, ctx, loginFacebook, async ({ caller, body }) => {
    if (!body.accessToken) throw new Failure(Code.badRequest, "facebookSignedOut");
    return signInBySocial(ctx, caller, "facebook", await personOfFacebook(ctx, body.accessToken));
  });

  route(app, ctx, userSocialList, ({ caller }) => listLogins(ctx.db, requireUser(caller)));
  route(app, ctx, userSocialLink, async ({ caller, body }) => {
    const own = await requireAccount(ctx, caller);
    const useProof = await requireProof(ctx, caller, own, body);
    await transaction(ctx.db, useProof);
    return startAttempt(ctx, body.provider, own.id);
  });
  route(app, ctx, userSocialUnlink, async ({ caller, body }) => {
    await unlinkLogin(ctx, caller, body.provider, body);
    return null;
  });
  ctx.jobs.every("delete-unfinished-social-sign-ins", 3_600_000, () => sweepAttempts(ctx));
};
