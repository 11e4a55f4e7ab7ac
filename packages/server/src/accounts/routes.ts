import { mediaAddressOrNull } from "../shared/media-address.ts";
import {
  defaultPictures,
  Code,
  emailCaptcha,
  emailForgetPassword,
  emailResetPassword,
  loginEmail,
  loginMethods,
  loginMobileCaptcha,
  loginMobilePassword,
  loginOrderLink,
  loginPicture,
  logout,
  registerEmail,
  registerMobile,
  registerVisitor as registerVisitorEndpoint,
  sendCode,
  tokenExists,
  userInfo,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { ensureGuestKey, requireUser } from "../http/callers/caller.ts";
import { Failure, notFound } from "../http/envelope/failure.ts";
import { route } from "../http/route.ts";
import { usablePoints } from "../promotion/points/read-points.ts";
import { countUnread } from "../notifications/notice-list.ts";
import { ownNickname } from "./nickname.ts";
import { rememberDevice, withDevice } from "./known-devices.ts";
import { normalPhone } from "./phone.ts";
import { readLoginPicture, readUser } from "./queries.ts";
import { readAgreement } from "../content/agreements/read-agreement.ts";
import { registerCustomers } from "./customers/routes.ts";
import { registerClosing } from "./closing/routes.ts";
import { registerSocial } from "./social/routes.ts";
import { registerProfile } from "./profile/routes.ts";
import { registerStaff } from "./staff-routes.ts";
import { wireTimeOrNull } from "../shared/wire-time.ts";
import { registerByEmail, registerByPhone, registerVisitor } from "./register.ts";
import { resetPassword } from "./reset-password.ts";
import { mailRegisterCode, mailResetCode, textPhoneCode } from "./send-codes.ts";
import { endSession } from "./sessions.ts";
import { signInByCode, signInByEmail, signInByOrderLink, signInByPhone } from "./sign-in.ts";
import { planSweeps } from "./sweeps.ts";

export const registerAccounts = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, loginEmail, ({ body, caller, reply }) =>
    withDevice(ctx, caller, reply, signInByEmail(ctx, caller, body.email.toLowerCase(), body.password)),
  );
  route(app, ctx, loginMobilePassword, ({ body, caller, reply }) =>
    withDevice(ctx, caller, reply, signInByPhone(ctx, caller, normalPhone(body), body.password)),
  );
  route(app, ctx, loginMobileCaptcha, ({ body, caller, reply }) =>
    withDevice(ctx, caller, reply, signInByCode(ctx, caller, normalPhone(body), body.captcha)),
  );
  route(app, ctx, loginOrderLink, ({ body, caller }) => signInByOrderLink(ctx, caller, body.token));
  route(app, ctx, registerEmail, ({ body, caller, reply }) =>
    withDevice(ctx, caller, reply, registerByEmail(ctx, caller, body.email.toLowerCase(), body)),
  );
  route(app, ctx, registerMobile, ({ body, caller, reply }) =>
    withDevice(ctx, caller, reply, registerByPhone(ctx, caller, normalPhone(body), body)),
  );
  route(app, ctx, registerVisitorEndpoint, ({ body, caller, reply }) => {
    if (!ctx.config.visitorLogin) throw new Failure(Code.forbidden, "forbidden");
    const { phone, countryCode } = body;
    const reachable = phone ? normalPhone({ phone, countryCode: countryCode ?? "" }) : null;
    const guestKey = ensureGuestKey(ctx, caller, reply);
    return registerVisitor(ctx, caller, body.email.toLowerCase(), reachable, guestKey);
  });
  route(app, ctx, sendCode, async ({ body, caller, locale, setMessage }) => {
    await textPhoneCode({ ctx, caller, locale }, normalPhone(body));
    setMessage("codeSent");
    return null;
  });
  route(app, ctx, emailCaptcha, async ({ body, caller, locale, setMessage }) => {
    await mailRegisterCode({ ctx, origin: caller.origin, locale }, body.toLowerCase());
    setMessage("codeSent");
    return null;
  });
  route(app, ctx, emailForgetPassword, async ({ body, caller, locale, setMessage }) => {
    await mailResetCode({ ctx, caller, locale }, body.toLowerCase());
    setMessage("codeSent");
    return null;
  });
  route(app, ctx, emailResetPassword, async ({ body, caller, reply, setMessage }) => {
    const { captcha, newPassword } = body;
    const email = body.email.toLowerCase();
    const accountId = await resetPassword(ctx, caller, email, { captcha, password: newPassword });
    await rememberDevice(ctx, caller, reply, accountId);
    setMessage("passwordReset");
    return null;
  });
  route(app, ctx, logout, async ({ caller }) => {
    if (caller.sessionHash !== null) await endSession(ctx, caller.sessionHash);
    return null;
  });
  route(app, ctx, tokenExists, ({ caller }) => caller.userId !== null);
  route(app, ctx, userInfo, async ({ caller, locale }) => {
    const userId = requireUser(caller);
    const [found, noticeCount, points] = await Promise.all([
      readUser(ctx.db, userId, ctx.clock.now()),
      countUnread(ctx.db, userId),
      usablePoints(ctx.db, userId, ctx.clock.now()),
    ]);
    if (!found) throw notFound();
    const { avatar, phone, email, experience, couponCount, collectCount, type, roles } = found;
    return {
      nickname: ownNickname(found.nickname, locale),
      avatar: mediaAddressOrNull(avatar) ?? defaultPictures.avatar,
      phone,
      countryCode: phone === null ? null : found.dialCode,
      email,
      integral: points,
      experience,
      couponCount,
      collectCount,
      noticeCount,
      userType: type,
      hasPassword: found.passwordHash !== null,
      deleteTime: wireTimeOrNull(found.deletionDueAt),
      scope: roles,
    };
  });
  route(app, ctx, loginMethods, async ({ locale }) => ({
    twitterOpen: ctx.config.social.twitter !== null,
    googleOpen: ctx.config.social.google !== null,
    facebookOpen: ctx.config.social.facebook !== null,
    visitorOpen: ctx.config.visitorLogin,
    googleClientId: ctx.config.social.google?.id ?? null,
    facebookAppId: ctx.config.social.facebook?.id ?? null,
    agreement: await readAgreement(ctx, "user", locale),
  }));
  route(app, ctx, loginPicture, async () => ({
    loginLeftImage: mediaAddressOrNull(await readLoginPicture(ctx.db)),
  }));
  registerProfile(app, ctx);
  registerClosing(app, ctx);
  registerSocial(app, ctx);
  registerStaff(app, ctx);
  registerCustomers(app, ctx);
  planSweeps(ctx);
};
