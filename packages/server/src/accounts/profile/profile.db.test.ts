import {
  captchaEmailPassword,
  captchaNewEmail,
  captchaNewPhone,
  captchaPhonePassword,
  Code,
  emailUpdatePassword,
  loginEmail,
  phoneUpdatePassword,
  registerMobile,
  registerVisitor,
  sendCode,
  userEdit,
  userEmailEdit,
  userInfo,
  userPhoneEdit,
  userSessionEnd,
  userSessions,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { picture, upload } from "../../database/schema/media.ts";
import { review } from "../../database/schema/reviews.ts";
import { makeProduct, makeMerchant, makeReview } from "../../testing/test-shop.ts";
import { accountsApp, password, someEmail, somePhone, wrongCode } from "../../testing/accounts-app.ts";

const { shop, lastCode, register } = accountsApp();

const signIn = async (email: string, headers: Record<string, string> = {}, given = password) =>
  (await shop().call(loginEmail, { body: { email, password: given }, headers })).data?.token ?? "";
const alive = async (token: string) => (await shop().call(userInfo, { token })).code === Code.ok;
const confirmCode = async (token: string, email: string) => {
  await shop().call(captchaEmailPassword, { token });
  return lastCode(email);
};

it("changes name and picture, and refuses an empty name and another account's picture", async () => {
  const { token, uid } = (await register()).data;
  const { db } = shop().ctx;
  const key = `u-${"0f".repeat(16)}`;
  await db.insert(picture).values({ key, kind: "file", file: `${key}.webp` });
  const createdAt = shop().clock.now();
  await db.insert(upload).values({ key, model: "avatar", accountId: uid, createdAt });
  const edit = (body: { nickname: string; avatar?: string }) => shop().call(userEdit, { token, body });
  expect((await edit({ nickname: " " })).message).toBe("User name cannot be empty");
  expect((await edit({ nickname: "Ada", avatar: "https://evil.example/x.png" })).code).toBe(Code.badRequest);
  const address = `https://shop.example/media/${key}.webp`;
  const stranger = await shop().call(userEdit, {
    token: (await register()).data.token,
    body: { nickname: "Eve", avatar: address },
  });
  expect(stranger.code).toBe(Code.badRequest);
  await edit({ nickname: "Ada", avatar: address });
  const read = async () => (await shop().call(userInfo, { token })).data;
  expect(await read()).toMatchObject({ nickname: "Ada", avatar: expect.stringContaining(key) });
  await edit({ nickname: "Bea" });
  await edit({ nickname: "Bea", avatar: (await read()).avatar ?? "" });
  expect(await read()).toMatchObject({ nickname: "Bea", avatar: expect.stringContaining(key) });
  const { productId } = await makeProduct(db, await makeMerchant(db));
  const reviewId = await makeReview(db, { productId, accountId: uid });
  await db.update(review).set({ avatar: key }).where(eq(review.id, reviewId));
  await edit({ nickname: "Bea", avatar: "" });
  const standIn = (await read()).avatar ?? "";
  expect(standIn).toContain("/media/default-avatar.webp");
  // Clients send the default picture back as they received it.
  expect((await edit({ nickname: "Bea", avatar: standIn })).code).toBe(Code.ok);
  const [left] = await db.select().from(upload).where(eq(upload.key, key));
  expect(left?.takenAt).toBeNull();
  const [written] = await db.select().from(review).where(eq(review.id, reviewId));
  expect(written?.avatar).toBeNull();
});

it("changes the password with a code, ends sessions on other devices and notifies the owner", async () => {
  const { email, data } = await register();
  const other = await signIn(email);
  const captcha = await confirmCode(data.token, email);
  const body = { captcha, newPassword: "tread depth 8 mm", passwordAgain: "tread depth 8 mm" };
  const wrong = await shop().call(emailUpdatePassword, {
    token: data.token,
    body: { ...body, captcha: wrongCode(captcha) },
  });
  expect(wrong.message).toBe("That code is wrong or has expired. Check it or request a new one.");
  expect((await shop().call(emailUpdatePassword, { token: data.token, body })).code).toBe(Code.ok);
  expect([await alive(data.token), await alive(other)]).toEqual([true, false]);
  expect(await signIn(email)).toBe("");
  expect(await signIn(email, {}, "tread depth 8 mm")).not.toBe("");
  expect((await shop().call(emailUpdatePassword, { token: data.token, body })).code).toBe(Code.badRequest);
  await shop().ctx.jobs.run("email-notifications");
  expect(shop().messages.findLast(({ to }) => to === email)?.subject).toBe("Your password was changed");
});

it("invalidates a code after five wrong attempts", async () => {
  const { email, data } = await register();
  const captcha = await confirmCode(data.token, email);
  const attempt = (typed: string) =>
    shop().call(emailUpdatePassword, {
      token: data.token,
      body: { captcha: typed, newPassword: "tread depth 8 mm", passwordAgain: "tread depth 8 mm" },
    });
  for (let tries = 0; tries < 5; tries += 1) await attempt(wrongCode(captcha));
  expect((await attempt(captcha)).code).toBe(Code.badRequest);
});

it("sends codes only to addresses of the account: no text message for an email account, no code for a guest's password", async () => {
  const { token } = (await register()).data;
  expect((await shop().call(captchaPhonePassword, { token })).code).toBe(Code.failure);
  const { data: guest } = await shop().call(registerVisitor, { body: { email: someEmail() } });
  const captcha = await confirmCode(guest.token, guest.email ?? "");
  const body = { captcha, newPassword: "tread depth 8 mm", passwordAgain: "tread depth 8 mm" };
  expect((await shop().call(emailUpdatePassword, { token: guest.token, body })).code).toBe(Code.failure);
});

it("changes the password of a phone account by text message", async () => {
  const phone = somePhone();
  const number = `+1${phone.phone}`;
  await shop().call(sendCode, { body: phone });
  const { data } = await shop().call(registerMobile, {
    body: { ...phone, captcha: lastCode(number), password },
  });
  shop().clock.advance(61_000);
  await shop().call(captchaPhonePassword, { token: data.token });
  const body = { captcha: lastCode(number), newPassword: "rim offset 35", passwordAgain: "rim offset 35" };
  expect((await shop().call(phoneUpdatePassword, { token: data.token, body })).code).toBe(Code.ok);
});

it("changes the email with a code and the password, and notifies the old address", async () => {
  const { email, data } = await register();
  const { token } = data;
  const next = someEmail();
  await shop().call(captchaNewEmail, { token, body: { email: next } });
  const emailCaptcha = lastCode(next);
  const edit = (proof: { password?: string; captcha?: string }) =>
    shop().call(userEmailEdit, { token, body: { email: next, emailCaptcha, ...proof } });
  expect((await edit({})).message).toBe("Enter your password or the code we sent you");
  expect((await edit({ password: "wrong" })).message).toBe("The password is wrong");
  expect((await edit({ password })).code).toBe(Code.ok);
  expect(shop().messages.findLast(({ to }) => to === email)?.text).toContain(next);
  expect(await signIn(email)).toBe("");
  expect(await signIn(next)).not.toBe("");
});

it("doesn't reveal that a new email has an account, and refuses that account's code", async () => {
  const [one, two] = [await register(), await register()];
  const { token } = one.data;
  const free = someEmail();
  const answers = [
    await shop().call(captchaNewEmail, { token, body: { email: two.email } }),
    await shop().call(captchaNewEmail, { token, body: { email: free } }),
  ];
  expect(answers[0]).toMatchObject({ code: answers[1]?.code, message: answers[1]?.message });
  expect(lastCode(two.email)).toBe("");
  const theirs = lastCode(free);
  const stolen = await shop().call(userEmailEdit, {
    token: two.data.token,
    body: { email: free, emailCaptcha: theirs, password },
  });
  expect(stolen.code).toBe(Code.badRequest);
});

it("adds a phone with a code sent to it", async () => {
  const { token } = (await register()).data;
  const phone = somePhone();
  await shop().call(captchaNewPhone, { token, body: phone });
  const phoneCaptcha = lastCode(`+1${phone.phone}`);
  const { code } = await shop().call(userPhoneEdit, { token, body: { ...phone, phoneCaptcha, password } });
  expect(code).toBe(Code.ok);
  expect((await shop().call(userInfo, { token })).data.phone).toBe(phone.phone);
});

it("lists sessions, ends one or all others, and refuses another account's session", async () => {
  const { email, data } = await register();
  const agent =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0";
  const second = await signIn(email, { "user-agent": agent });
  const third = await signIn(email);
  const list = async () => (await shop().call(userSessions, { token: data.token })).data;
  expect(await list()).toMatchObject([{ isCurrent: true }, { isCurrent: false }, { isCurrent: false }]);
  const edge = (await list()).find(({ device }) => device === "Edge, Windows");
  const stranger = (await register()).data.token;
  const theirs = await shop().call(userSessionEnd, { token: stranger, body: { id: edge?.id ?? 0 } });
  expect(theirs.code).toBe(Code.notFound);
  await shop().call(userSessionEnd, { token: data.token, body: { id: edge?.id ?? 0 } });
  expect([await alive(second), await alive(third)]).toEqual([false, true]);
  await shop().call(userSessionEnd, { token: data.token, body: {} });
  expect([await alive(data.token), await alive(third)]).toEqual([true, false]);
});

it("creates a new token for each sign-in, whatever token the request carries", async () => {
  const { email, data } = await register();
  const planted = data.token;
  const token = await signIn(email, { "authori-zation": planted, cookie: `auth._token.local=${planted}` });
  expect(token).not.toBe(planted);
  await shop().call(userSessionEnd, { token, body: {} });
  expect(await alive(planted)).toBe(false);
});

it("limits guesses of the confirmation password", async () => {
  const { token } = (await register()).data;
  const guess = () =>
    shop().call(userEmailEdit, {
      token,
      body: { email: someEmail(), emailCaptcha: "123456", password: "guess" },
    });
  for (let tries = 0; tries < 10; tries += 1) await guess();
  expect((await guess()).code).toBe(Code.tooMany);
});
