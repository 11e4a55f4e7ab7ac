import Fastify, { type FastifyRequest } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { StorefrontOptions } from "./options.ts";
import { storefront } from "./storefront.ts";
import {
  browser,
  distDir,
  envelope,
  key,
  ownPage,
  setCookies,
  signedIn,
  startShop,
  type ShopForTests,
} from "./testing/shop.ts";

let shop: ShopForTests;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.app.close());

describe("public pages", () => {
  test("are rendered once for all visitors", async () => {
    const first = await shop.app.inject({ url: "/", headers: signedIn });
    const second = await shop.app.inject("/");
    expect(first.body).toContain("by nobody");
    expect(second.body).toBe(first.body);
    expect(first.headers["cache-control"]).toMatch(/^public/);
    expect(first.headers["set-cookie"]).toBeUndefined();
  });

  test("ignore query parameters that they don't read", async () => {
    const first = await shop.app.inject("/?utm_source=x&tab=new");
    expect(first.body).toContain("/?tab=new by");
    expect((await shop.app.inject("/?tab=new")).body).toBe(first.body);
    expect((await shop.app.inject("/?tab=old")).body).not.toBe(first.body);
  });

  test("have hashes instead of a nonce", async () => {
    const { body, headers } = await shop.app.inject("/");
    expect(body).not.toContain("nonce");
    expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  });

  test("are rendered again when one of their tags is invalidated and when notifications were lost", async () => {
    const bodies = [(await shop.app.inject("/")).body];
    shop.dropTags(["product:1"]);
    bodies.push((await shop.app.inject("/")).body);
    shop.dropTags(["home"]);
    bodies.push((await shop.app.inject("/")).body);
    shop.dropTags(undefined);
    bodies.push((await shop.app.inject("/")).body);
    expect(bodies[1]).toBe(bodies[0]);
    expect(new Set(bodies).size).toBe(3);
  });

  test("answer 304 for an unchanged page", async () => {
    const { headers } = await shop.app.inject("/");
    const again = await shop.app.inject({ url: "/", headers: { "if-none-match": String(headers["etag"]) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("are compressed with the browser's encoding", async () => {
    const { headers } = await shop.app.inject({ url: "/", headers: { "accept-encoding": "gzip, br" } });
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["vary"]).toContain("Accept-Encoding");
  });

  test("have the header of a CDN with their tags if it is set", async () => {
    expect((await shop.app.inject("/")).headers["surrogate-key"]).toBeUndefined();
    const behindCdn = await startShop({ cdnTagHeader: "Surrogate-Key" });
    expect((await behindCdn.app.inject("/")).headers["surrogate-key"]).toBe("home");
    await behindCdn.app.close();
  });

  test("have an icon also at the address that browsers guess", async () => {
    const { statusCode, headers } = await shop.app.inject("/favicon.ico");
    expect([statusCode, headers["location"]]).toEqual([302, "/favicon.svg"]);
  });

  test("answer 404 without caching for missing pages", async () => {
    const first = await shop.app.inject("/nothing/here");
    expect(first.statusCode).toBe(404);
    expect(first.headers["cache-control"]).toBe("no-cache");
    expect((await shop.app.inject("/nothing/here")).body).not.toBe(first.body);
  });

  test("use the language of their prefix; without one English, or the language the visitor chose", async () => {
    expect((await shop.app.inject("/fr")).body).toContain('lang="fr"');
    const visit = await shop.app.inject({ url: "/?a=1", headers: { "accept-language": "fr-CA" } });
    expect(visit.statusCode).toBe(200);
    expect(visit.headers["vary"]).toBe("Accept-Encoding");
    const chosen = await shop.app.inject({ url: "/?a=1", headers: { cookie: "locale=fr" } });
    expect([chosen.statusCode, chosen.headers["location"]]).toEqual([302, "/fr?a=1"]);
    expect(chosen.headers["cache-control"]).toBe("private, no-store");
  });
});

describe("private pages", () => {
  test("call the marketplace with the visitor's address, unlike public pages", async () => {
    const remoteAddress = "203.0.113.7";
    await shop.app.inject({ url: "/order/stripe_payment", remoteAddress });
    await shop.app.inject({ url: "/", remoteAddress });
    expect(shop.callers).toEqual([remoteAddress, "127.0.0.1"]);
  });

  test("are rendered for the shopper, with a nonce, and never cached", async () => {
    const first = await shop.app.inject({ url: "/users", headers: signedIn });
    const second = await shop.app.inject({ url: "/users", headers: signedIn });
    expect(first.body).toContain("by tok-1");
    expect(first.headers["cache-control"]).toBe("private, no-store");
    expect(first.headers["content-security-policy"]).toMatch(/'nonce-/);
    expect(first.headers["content-security-policy"]).not.toBe(second.headers["content-security-policy"]);
  });

  test("redirect a visitor to the sign-in page and store the return path", async () => {
    const { statusCode, headers } = await shop.app.inject("/fr/users");
    expect([statusCode, headers["location"]]).toEqual([302, "/fr/login"]);
    expect(setCookies(headers).join()).toContain("auth.redirect=/fr/users");
  });

  test("redirect and remove the cookie if the token has expired", async () => {
    shop.knownToken = "another";
    const { headers } = await shop.app.inject({ url: "/users", headers: signedIn });
    shop.knownToken = "tok-1";
    expect(headers["location"]).toBe("/login");
    expect(setCookies(headers).join()).toMatch(/auth\._token\.local=;/);
    expect(setCookies(headers).join()).toMatch(/auth\.redirect=\/users/);
  });

  test("allow the card provider on payment pages only", async () => {
    const policy = async (url: string) =>
      (await shop.app.inject({ url, headers: signedIn })).headers["content-security-policy"];
    expect(await policy("/order/stripe_payment")).toContain("js.stripe.com");
    expect(await policy("/users")).not.toContain("stripe");
  });
});

describe("the API guard", () => {
  test("stores the token in the cookie and removes it from the body", async () => {
    const { headers, body } = await shop.app.inject({
      method: "POST",
      url: "/api/front/login/email",
      headers: ownPage,
    });
    expect(body).not.toContain("tok-1");
    expect(setCookies(headers).join()).toMatch(/auth\._token\.local=Bearer%20tok-1;.*HttpOnly/);
    expect(Number(headers["content-length"])).toBe(Buffer.byteLength(body));
  });

  const desk = "https://desk.example";
  test.each([
    ["no browser", {}],
    ["a server that names an origin", { origin: "https://shop.example", host: "shop.example" }],
    ["a page of another front end behind our address", browser],
    ["a page at an origin that is let in", { origin: desk, "sec-fetch-site": "cross-site" }],
    ["one that pretends to be our page", { origin: desk, "x-cookie-session": "1" }],
  ])("leaves the token to %s", async (_, headers) => {
    await shop.app.close();
    shop = await startShop({ corsOrigins: [desk] });
    const answer = await shop.app.inject({ method: "POST", url: "/api/front/login/email", headers });
    expect(answer.json().data.token).toBe("tok-1");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test("identifies calls of the shop's own pages to the marketplace with a key that browsers can't send", async () => {
    await shop.app.close();
    shop = await startShop({ storefrontKey: key });
    const keyFor = async (headers: Record<string, string>) =>
      (await shop.app.inject({ url: "/api/key", headers })).json().data;
    expect(await keyFor(ownPage)).toBe(key);
    expect(await keyFor(browser)).toBeNull();
    expect(await keyFor({ ...ownPage, "sec-fetch-site": "cross-site", origin: desk })).toBe(null);
    expect(await keyFor({ ...browser, "storefront-key": "guessed" })).toBeNull();
    expect(await keyFor({ "storefront-key": key })).toBe(key);
  });

  test.each(["/api/front/cart/save", "/api/front/login/logout"])(
    "refuses %s from another site",
    async (url) => {
      const method = url.endsWith("logout") ? "GET" : "POST";
      const headers = {
        ...signedIn,
        ...browser,
        origin: "https://evil.example",
        "sec-fetch-site": "cross-site",
      };
      const answer = await shop.app.inject({ method, url, headers });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 403]);
    },
  );
});

describe("files and headers", () => {
  test("caches assets without a time limit and answers 404 for missing ones", async () => {
    const found = await shop.app.inject("/assets/a-1.js");
    expect(found.headers["cache-control"]).toContain("immutable");
    const missing = await shop.app.inject("/assets/gone-2.js");
    expect([missing.statusCode, missing.body.includes("<html")]).toEqual([404, false]);
  });

  test("answers an unknown API call without rendering a page", async () => {
    const answer = await shop.app.inject("/api/front/nothing");
    expect([answer.statusCode, answer.body.includes("<html")]).toEqual([404, false]);
  });

  test("sends HSTS only behind TLS", async () => {
    expect((await shop.app.inject("/")).headers["strict-transport-security"]).toBeDefined();
    await shop.app.close();
    shop = await startShop({ publicUrl: "http://localhost:3000" });
    const { headers } = await shop.app.inject("/");
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });
});

describe("another back end", () => {
  test("receives calls with the token's headers and without the shop's cookies", async () => {
    const calls: FastifyRequest[] = [];
    const backEnd = Fastify();
    backEnd.post("/base/api/front/login/email", async (request, reply) => {
      calls.push(request);
      void reply.headers({ "x-request-id": "r1", "guest-token": "g-2", "set-cookie": "theirs=1" });
      return envelope({ token: "tok-9" });
    });
    const address = await backEnd.listen({ host: "127.0.0.1", port: 0 });
    const app = Fastify();
    const options: StorefrontOptions = {
      fetchApi: fetch,
      apiBase: `${address}/base/`,
      storefrontKey: key,
      publicUrl: "https://shop.example",
      locales: ["en"],
      demo: false,
      distDir,
    };
    await app.register(storefront(options));
    const answer = await app.inject({
      method: "POST",
      url: "/api/front/login/email?x=1",
      headers: {
        ...ownPage,
        "x-forwarded-for": "203.0.113.9",
        cookie: `${signedIn.cookie}; guest-token=g-1`,
        "content-type": "application/json",
      },
      payload: '{"email":"a@b.co"}',
    });
    await backEnd.close();
    await app.close();
    const [call] = calls;
    expect(call?.url).toBe("/base/api/front/login/email?x=1");
    expect(call?.headers).toMatchObject({
      "authori-zation": "tok-1",
      authorization: "Bearer tok-1",
      "form-type": "pc",
      "guest-token": "g-1",
      "storefront-key": key,
      "x-forwarded-for": "127.0.0.1",
    });
    for (const name of ["cookie", "origin", "sec-fetch-site", "x-cookie-session"])
      expect(call?.headers).not.toHaveProperty(name);
    expect(call?.body).toEqual({ email: "a@b.co" });
    expect(answer.json().data.token).toBe("");
    expect(setCookies(answer.headers).join()).toContain("Bearer%20tok-9");
    expect(setCookies(answer.headers).join()).toMatch(/guest-token=g-2;.*HttpOnly/);
    expect(setCookies(answer.headers)).toContain("theirs=1");
    expect(answer.headers["x-request-id"]).toBe("r1");
  });
});
