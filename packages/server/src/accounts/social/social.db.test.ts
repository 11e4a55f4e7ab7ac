import {
  Code,
  loginFacebook,
  loginGoogle,
  loginMethods,
  loginSocial,
  loginTwitter,
  socialRequest,
  twitterRequestToken,
  userInfo,
  userSocialLink,
  userSocialList,
  userSocialUnlink,
  type SocialProvider,
} from "@carmine/api/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashSecret } from "../passwords.ts";
import { account, socialLogin } from "../../database/schema/accounts.ts";
import { claimedCoupon, coupon } from "../../database/schema/promotion.ts";
import { startFakeSocial, type FakeSocial } from "../../testing/fake-social.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeShopper } from "../../testing/test-shop.ts";
import { eq, sql } from "drizzle-orm";

let social: FakeSocial;
let shop: TestApp;
const keys = { id: "app-1", secret: "app-secret" };
beforeAll(async () => {
  social = await startFakeSocial();
  shop = await testApp({
    rateLimits: false,
    socialBase: social.url,
    social: { google: keys, facebook: keys, twitter: keys },
  });
});
afterAll(async () => {
  await shop.close();
  await social.close();
});

let people = 0;
const somebody = () => (social.person = { id: `p${(people += 1)}`, name: "Ada Park" });

/** The parameters with which the provider redirects the browser back. */
const visit = async (authorizationURL: string) => {
  const answer = await fetch(authorizationURL, { redirect: "manual" });
  return new URL(answer.headers.get("location") ?? "").searchParams;
};

const signIn = async (provider: SocialProvider) => {
  const { data: started } = await shop.call(socialRequest, { query: { provider } });
  const back = await visit(started.authorizationURL);
  const body = {
    provider,
    oauthToken: back.get("state") ?? "",
    oauthTokenSecret: started.tokenSecret,
    oauthVerifier: back.get("code") ?? "",
  };
  return { started, body, answer: await shop.call(loginSocial, { body }) };
};

const newUserCoupon = async (): Promise<number> => {
  const [made] = await shop.ctx.db
    .insert(coupon)
    .values({ name: { en: "Welcome" }, value: "5", scope: "platform", type: 2, days: 30 })
    .returning({ id: coupon.id });
  return made?.id ?? 0;
};
const ownersOf = async (couponId: number): Promise<number[]> =>
  (await shop.ctx.db.select().from(claimedCoupon).where(eq(claimedCoupon.couponId, couponId))).map(
    ({ accountId }) => accountId,
  );

describe.each(["google", "facebook", "twitter"] as const)("%s", (provider) => {
  it("creates an account at the first sign-in and finds it at the second", async () => {
    somebody();
    const welcome = await newUserCoupon();
    const first = (await signIn(provider)).answer;
    expect(await ownersOf(welcome)).toEqual([first.data.uid]);
    expect(first).toMatchObject({ code: Code.ok, data: { userType: provider, nikeName: "Ada Park" } });
    const second = (await signIn(provider)).answer;
    expect(second.data.uid).toBe(first.data.uid);
    expect(second.data.token).not.toBe(first.data.token);
  });
});

it("lists the configured providers, and starts no sign-in without keys", async () => {
  const { data } = await shop.call(loginMethods);
  expect(data).toMatchObject({
    twitterOpen: true,
    googleOpen: true,
    facebookOpen: true,
    googleClientId: "app-1",
  });
  const closed = await testApp();
  expect((await closed.call(loginMethods)).data).toMatchObject({ twitterOpen: false, googleOpen: false });
  expect((await closed.call(twitterRequestToken)).message).toContain("unavailable");
  await closed.close();
});

it("serves X under the contract's names", async () => {
  somebody();
  const { data: started } = await shop.call(twitterRequestToken, { query: { end: "pc" } });
  const back = await visit(started.authorizationURL);
  const answer = await shop.call(loginTwitter, {
    body: {
      oauthToken: back.get("state") ?? "",
      oauthTokenSecret: started.tokenSecret,
      oauthVerifier: back.get("code") ?? "",
    },
  });
  expect(answer.data.userType).toBe("twitter");
});

it("refuses a replay, another browser's secret, an expired state and an invalid code with the same message", async () => {
  somebody();
  const { body, started } = await signIn("google");
  const replay = await shop.call(loginSocial, { body });
  const stolen = await shop.call(socialRequest, { query: { provider: "google" } });
  const back = await visit(stolen.data.authorizationURL);
  const other = await shop.call(loginSocial, {
    body: {
      ...body,
      oauthToken: back.get("state") ?? "",
      oauthVerifier: back.get("code") ?? "",
      oauthTokenSecret: started.tokenSecret,
    },
  });
  const late = await shop.call(socialRequest, { query: { provider: "google" } });
  shop.clock.advance(11 * 60_000);
  const stale = await shop.call(loginSocial, {
    body: { ...body, oauthToken: late.data.token, oauthTokenSecret: late.data.tokenSecret },
  });
  for (const { code, message } of [replay, other, stale])
    expect([code, message]).toEqual([
      Code.badRequest,
      "This sign-in started too long ago or was already used. Start again.",
    ]);
  const fresh = await shop.call(socialRequest, { query: { provider: "google" } });
  const invented = await shop.call(loginSocial, {
    body: {
      provider: "google",
      oauthToken: fresh.data.token,
      oauthTokenSecret: fresh.data.tokenSecret,
      oauthVerifier: "invented",
    },
  });
  expect(invented.message).toBe("Third-party login is unavailable for the current user");
});

it("links only with proof: an equal email gives no access to an account", async () => {
  const shopper = await makeShopper(shop);
  const password = "tread depth 8 mm";
  await shop.ctx.db
    .update(account)
    .set({ passwordHash: await hashSecret(password) })
    .where(eq(account.id, shopper.accountId));
  social.person = { id: `p${(people += 1)}`, name: "Eve", email: `${shopper.identity}@example.com` };
  const eve = (await signIn("google")).answer;
  expect(eve.data.uid).not.toBe(shopper.accountId);

  somebody();
  const { token } = shopper;
  const refused = await shop.call(userSocialLink, { token, body: { provider: "google", password: "wrong" } });
  expect(refused.code).toBe(Code.badRequest);
  const { data: started } = await shop.call(userSocialLink, {
    token,
    body: { provider: "google", password },
  });
  const back = await visit(started.authorizationURL);
  const body = {
    provider: "google" as const,
    oauthToken: back.get("state") ?? "",
    oauthTokenSecret: started.tokenSecret,
    oauthVerifier: back.get("code") ?? "",
  };
  const linked = await shop.call(loginSocial, { token, body });
  expect(linked.data.uid).toBe(shopper.accountId);
  expect((await shop.call(userInfo, { token })).code).toBe(Code.unauthorized);
  expect((await signIn("google")).answer.data.uid).toBe(shopper.accountId);
  const now = linked.data.token;
  expect((await shop.call(userSocialList, { token: now })).data).toMatchObject([{ provider: "google" }]);
  await shop.call(userSocialUnlink, { token: now, body: { provider: "google", password } });
  expect((await shop.call(userSocialList, { token: now })).data).toEqual([]);
});

it("keeps one sign-in method when two are unlinked concurrently", async () => {
  const { token, accountId } = await makeShopper(shop);
  const password = "lug nut torque 120";
  const { db } = shop.ctx;
  await db
    .update(account)
    .set({ type: "google", passwordHash: await hashSecret(password) })
    .where(eq(account.id, accountId));
  const providers = ["google", "twitter", "facebook"] as const;
  await db.insert(socialLogin).values(
    providers.map((provider) => ({
      provider,
      subject: `own${accountId}`,
      accountId,
      name: "Ada",
      createdAt: new Date(),
    })),
  );
  // Both calls have read the logins before either is deleted.
  await db.execute(sql`create function slowly() returns trigger language plpgsql
    as $$ begin perform pg_sleep(0.7); return old; end $$`);
  await db.execute(
    sql`create trigger slow before delete on social_login for each row execute function slowly()`,
  );
  const answers = await Promise.all(
    providers.map((provider) => shop.call(userSocialUnlink, { token, body: { provider, password } })),
  );
  await db.execute(sql`drop trigger slow on social_login`);
  expect(answers.filter(({ code }) => code === Code.ok)).toHaveLength(2);
  expect((await shop.call(userSocialList, { token })).data).toHaveLength(1);
});

it("refuses to link for another browser's redirect, and to link a login twice", async () => {
  const [one, two] = [await makeShopper(shop), await makeShopper(shop)];
  const passwordHash = await hashSecret("rim offset 35");
  await shop.ctx.db.update(account).set({ passwordHash });
  somebody();
  const link = async (token: string, by: string) => {
    const { data: started } = await shop.call(userSocialLink, {
      token,
      body: { provider: "twitter", password: "rim offset 35" },
    });
    const back = await visit(started.authorizationURL);
    return shop.call(loginSocial, {
      token: by,
      body: {
        provider: "twitter",
        oauthToken: back.get("state") ?? "",
        oauthTokenSecret: started.tokenSecret,
        oauthVerifier: back.get("code") ?? "",
      },
    });
  };
  expect((await link(one.token, two.token)).code).toBe(Code.badRequest);
  expect((await link(one.token, one.token)).code).toBe(Code.ok);
  expect((await link(two.token, two.token)).message).toBe(
    "This sign-in method already belongs to another account",
  );
});

it("trusts no id sent by a client: Facebook needs an access token, Google a signature", async () => {
  const facebook = await shop.call(loginFacebook, { body: { id: "p1", name: "Eve" } });
  expect(facebook.message).toBe("Facebook login: user not logged in");
  const google = await shop.call(loginGoogle, { body: "e30.e30.e30" });
  expect(google.code).toBe(Code.badRequest);
});
