import {
  captchaEmailPassword,
  captchaNewEmail,
  captchaNewPhone,
  captchaPhonePassword,
  emailUpdatePassword,
  phoneUpdatePassword,
  userEdit,
  userEmailEdit,
  userPhoneEdit,
  userSessionEnd,
  userSessions,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { route } from "../../http/route.ts";
import { normalPhone } from "../phone.ts";
import { changeEmail, changePhone, mailNewEmailCode, textNewPhoneCode } from "./change-contact.ts";
import { changePassword } from "./change-password.ts";
import { sendConfirmCode } from "./confirm-owner.ts";
import { editProfile } from "./edit-profile.ts";
import { endOwnSessions, listSessions } from "./list-sessions.ts";

export const registerProfile = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, userEdit, async ({ caller, body, say }) => {
    await editProfile(ctx, caller, body);
    say("saved");
    return null;
  });
  route(app, ctx, captchaPhonePassword, async ({ caller, locale, say }) => {
    await sendConfirmCode(ctx, caller, "sms", locale);
    say("codeSent");
    return true;
  });
  route(app, ctx, captchaEmailPassword, async ({ caller, locale, say }) => {
    await sendConfirmCode(ctx, caller, "mail", locale);
    say("codeSent");
    return true;
  });
  route(app, ctx, phoneUpdatePassword, async ({ caller, body, say }) => {
    await changePassword(ctx, caller, "phone", body);
    say("saved");
    return null;
  });
  route(app, ctx, emailUpdatePassword, async ({ caller, body, say }) => {
    await changePassword(ctx, caller, "email", body);
    say("saved");
    return null;
  });
  route(app, ctx, captchaNewEmail, async ({ caller, body, locale, say }) => {
    await mailNewEmailCode(ctx, caller, body.email.toLowerCase(), locale);
    say("codeSent");
    return null;
  });
  route(app, ctx, userEmailEdit, async ({ caller, body, say }) => {
    await changeEmail(ctx, caller, body.email.toLowerCase(), body);
    say("saved");
    return null;
  });
  route(app, ctx, captchaNewPhone, async ({ caller, body, locale, say }) => {
    await textNewPhoneCode(ctx, caller, normalPhone(body), locale);
    say("codeSent");
    return null;
  });
  route(app, ctx, userPhoneEdit, async ({ caller, body, say }) => {
    await changePhone(ctx, caller, normalPhone(body), body);
    say("saved");
    return null;
  });
  route(app, ctx, userSessions, ({ caller }) => listSessions(ctx, caller));
  route(app, ctx, userSessionEnd, async ({ caller, body }) => {
    await endOwnSessions(ctx, caller, body.id);
    return null;
  });
};
