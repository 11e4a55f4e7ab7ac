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
  route(app, ctx, userEdit, async ({ caller, body, setMessage }) => {
    await editProfile(ctx, caller, body);
    setMessage("saved");
    return null;
  });
  route(app, ctx, captchaPhonePassword, async ({ caller, locale, setMessage }) => {
    await sendConfirmCode(ctx, caller, "sms", locale);
    setMessage("codeSent");
    return true;
  });
  route(app, ctx, captchaEmailPassword, async ({ caller, locale, setMessage }) => {
    await sendConfirmCode(ctx, caller, "mail", locale);
    setMessage("codeSent");
    return true;
  });
  route(app, ctx, phoneUpdatePassword, async ({ caller, body, setMessage }) => {
    await changePassword(ctx, caller, "phone", body);
    setMessage("saved");
    return null;
  });
  route(app, ctx, emailUpdatePassword, async ({ caller, body, setMessage }) => {
    await changePassword(ctx, caller, "email", body);
    setMessage("saved");
    return null;
  });
  route(app, ctx, captchaNewEmail, async ({ caller, body, locale, setMessage }) => {
    await mailNewEmailCode(ctx, caller, body.email.toLowerCase(), locale);
    setMessage("codeSent");
    return null;
  });
  route(app, ctx, userEmailEdit, async ({ caller, body, setMessage }) => {
    await changeEmail(ctx, caller, body.email.toLowerCase(), body);
    setMessage("saved");
    return null;
  });
  route(app, ctx, captchaNewPhone, async ({ caller, body, locale, setMessage }) => {
    await textNewPhoneCode(ctx, caller, normalPhone(body), locale);
    setMessage("codeSent");
    return null;
  });
  route(app, ctx, userPhoneEdit, async ({ caller, body, setMessage }) => {
    await changePhone(ctx, caller, normalPhone(body), body);
    setMessage("saved");
    return null;
  });
  route(app, ctx, userSessions, ({ caller }) => listSessions(ctx, caller));
  route(app, ctx, userSessionEnd, async ({ caller, body }) => {
    await endOwnSessions(ctx, caller, body.id);
    return null;
  });
};
