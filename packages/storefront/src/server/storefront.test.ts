import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inProcess } from "./in-process.ts";
import type { ShopOptions, StorefrontOptions } from "./options.ts";
import { storefront } from "./storefront.ts";

/** Stands in for the built bundle: says what it was asked to render. */
const entry = `
import { PassThrough } from "node:stream";
const pages = [
  { path: "/", access: "public", query: ["tab"] },
  { path: "/users", access: "shopper", query: [] },
  { path: "/login", access: "signed-out", query: ["view"] },
  { path: "/order/stripe_payment", access: "guest", query: [], payment: true },
];
export const pageOf = (path) => pages.find((page) => page.path === path);
let count = 0;
export const render = async (input) => {
  const answer = await input.marketplace.direct({ method: "GET", path: "/api/whoami", headers: {} });
  const { data } = JSON.parse(answer.text);
  const frame = await input.cacheAnswer("frame", ["home"], async () => ++count);
  const url = new URL(input.url);
  if (data.code === 401) return { kind: "page", status: 401, tags: new Set(), stream: async () => PassThrough.from([Buffer.from("401")]) };
  const html = \`<html lang="\${input.locale}"><script nonce="\${input.nonce}">x()</script><p>\${url.pathname}\${url.search} by \${data.token ?? "nobody"} no. \${++count} in frame \${frame}</p></html>\`;
  return { kind: "page", status: pageOf(url.pathname.replace(/^\\/fr/, "") || "/") ? 200 : 404, tags: new Set(["home"]), pieces: async () => [html], stream: async () => PassThrough.from([Buffer.from(html)]) };
};
`;

const distDir = mkdtempSync(join(tmpdir(), "storefront-"));
mkdirSync(join(distDir, "ssr"));
mkdirSync(join(distDir, "client/assets"), { recursive: true });
writeFileSync(join(distDir, "ssr/entry-server.js"), entry);
writeFileSync(join(distDir, "client/assets/a-1.js"), "console.log(1)".repeat(200));
writeFileSync(
  join(distDir, "client/manifest.json"),
  JSON.stringify({ "src/entry-client.tsx": { file: "assets/a-1.js" } }),
);
writeFileSync(join(distDir, "client/texts.json"), "{}");
process.on("exit", () => rmSync(distDir, { recursive: true, force: true }));

const envelope = (data: unknown, code = 200) => ({ code, message: "", data });
let app: FastifyInstance;
let dropTags: (tags: readonly string[] | undefined) => void = () => undefined;
let knownToken = "tok-1";
/** What the marketplace was told to put in the cart. */
let saved: unknown;
/** Whose mails the marketplace was told to stop. */
let stopped: unknown;

const start = async (options: Partial<ShopOptions> = {}): Promise<void> => {
  app = Fastify();
  saved = stopped = undefined;
  app.get("/api/whoami", (request, reply) => {
    const token = request.headers["authori-zation"];
    return reply.send(
      envelope({ token, ...(token !== undefined && token !== knownToken ? { code: 401 } : {}) }),
    );
  });
  app.post("/api/front/login/email", async () => envelope({ token: "tok-1", uid: 1 }));
  app.post("/api/front/cart/save", (request, reply) => {
    saved = request.body;
    const [first] = Array.isArray(saved) ? (saved as { productAttrUnique?: number }[]) : [];
    if (first?.productAttrUnique === 404) return reply.send(envelope(null, 500));
    return reply.header("guest-token", "new-guest").send(envelope(request.headers["authori-zation"] ?? null));
  });
  app.post<{ Body: { token: string } }>("/api/front/notice/unsubscribe", async ({ body }) => {
    stopped = body;
    return envelope(null, body.token === "guessed" ? 404 : 200);
  });
  app.get("/api/key", async ({ headers }) => envelope(headers["storefront-key"] ?? null));
  app.get("/api/front/login/logout", async () => envelope(null));
  await app.register(
    storefront({
      direct: inProcess(app),
      publicUrl: "https://shop.example",
      locales: ["en", "fr"],
      demo: true,
      distDir,
      onTags: (listener) => {
        dropTags = listener;
        return () => undefined;
      },
      ...options,
    }),
  );
  await app.ready();
};

beforeEach(() => start());
afterEach(() => app.close());

const browser = { origin: "https://shop.example", "sec-fetch-site": "same-origin", host: "shop.example" };
/** What the script of our own pages adds to its calls. */
const ownPage = { ...browser, "x-cookie-session": "1" };
const key = "key-of-this-start";
const signedIn = { cookie: "auth._token.local=Bearer%20tok-1; auth.strategy=local" };
const setCookies = (headers: Record<string, unknown>): string[] =>
  [headers["set-cookie"] ?? []].flat() as string[];

describe("public pages", () => {
  test("are rendered once and are the same for everybody", async () => {
    const first = await app.inject({ url: "/", headers: signedIn });
    const second = await app.inject("/");
    expect(first.body).toContain("by nobody");
    expect(second.body).toBe(first.body);
    expect(first.headers["cache-control"]).toMatch(/^public/);
    expect(first.headers["set-cookie"]).toBeUndefined();
  });

  test("know their own query parameters only", async () => {
    const first = await app.inject("/?utm_source=x&tab=new");
    expect(first.body).toContain("/?tab=new by");
    expect((await app.inject("/?tab=new")).body).toBe(first.body);
    expect((await app.inject("/?tab=old")).body).not.toBe(first.body);
  });

  test("carry hashes instead of a nonce", async () => {
    const { body, headers } = await app.inject("/");
    expect(body).not.toContain("nonce");
    expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  });

  test("are rendered anew when a tag of theirs is dropped, and when notices were lost", async () => {
    const bodies = [(await app.inject("/")).body];
    dropTags(["product:1"]);
    bodies.push((await app.inject("/")).body);
    dropTags(["home"]);
    bodies.push((await app.inject("/")).body);
    dropTags(undefined);
    bodies.push((await app.inject("/")).body);
    expect(bodies[1]).toBe(bodies[0]);
    expect(new Set(bodies).size).toBe(3);
  });

  test("share what stands in the frame of every page until it changes", async () => {
    const frameOf = async (url: string): Promise<string> =>
      /in frame (\d+)/.exec((await app.inject(url)).body)?.[1] ?? "";
    const first = await frameOf("/");
    dropTags(["product:1"]);
    expect(await frameOf("/?tab=a")).toBe(first);
    dropTags(["category:1", "home"]);
    const second = await frameOf("/?tab=b");
    expect(second).not.toBe(first);
    dropTags(undefined);
    expect(await frameOf("/?tab=c")).not.toBe(second);
  });

  test("answer an unchanged page with 304", async () => {
    const { headers } = await app.inject("/");
    const again = await app.inject({ url: "/", headers: { "if-none-match": String(headers["etag"]) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("are compressed as the browser asks", async () => {
    const { headers } = await app.inject({ url: "/", headers: { "accept-encoding": "gzip, br" } });
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["vary"]).toContain("Accept-Encoding");
  });

  test("that don't exist answer 404 and are not kept", async () => {
    const first = await app.inject("/nothing/here");
    expect(first.statusCode).toBe(404);
    expect(first.headers["cache-control"]).toBe("no-cache");
    expect((await app.inject("/nothing/here")).body).not.toBe(first.body);
  });

  test("speak the language of their prefix; a first visit is English, a choice is followed", async () => {
    expect((await app.inject("/fr")).body).toContain('lang="fr"');
    const visit = await app.inject({ url: "/?a=1", headers: { "accept-language": "fr-CA" } });
    expect(visit.statusCode).toBe(200);
    expect(visit.headers["vary"]).toBe("Accept-Encoding, Cookie");
    const chosen = await app.inject({ url: "/?a=1", headers: { cookie: "locale=fr" } });
    expect([chosen.statusCode, chosen.headers["location"]]).toEqual([302, "/fr?a=1"]);
    expect(chosen.headers["vary"]).toBe("Cookie");
  });
});

describe("private pages", () => {
  test("are rendered for the person, with a nonce, and never kept", async () => {
    const first = await app.inject({ url: "/users", headers: signedIn });
    const second = await app.inject({ url: "/users", headers: signedIn });
    expect(first.body).toContain("by tok-1");
    expect(first.headers["cache-control"]).toBe("private, no-store");
    expect(first.headers["content-security-policy"]).toMatch(/'nonce-/);
    expect(first.headers["content-security-policy"]).not.toBe(second.headers["content-security-policy"]);
  });

  test("send a visitor to the sign-in page and remember the way", async () => {
    const { statusCode, headers } = await app.inject("/fr/users");
    expect([statusCode, headers["location"]]).toEqual([302, "/fr/login"]);
    expect(setCookies(headers).join()).toContain("auth.redirect=/fr/users");
  });

  test("with a token that has ended do the same and drop it", async () => {
    knownToken = "another";
    const { headers } = await app.inject({ url: "/users", headers: signedIn });
    knownToken = "tok-1";
    expect(headers["location"]).toBe("/login");
    expect(setCookies(headers).join()).toMatch(/auth\._token\.local=;/);
    expect(setCookies(headers).join()).toMatch(/auth\.redirect=\/users/);
  });

  test("allow the card provider on payment pages only", async () => {
    const policy = async (url: string) =>
      (await app.inject({ url, headers: signedIn })).headers["content-security-policy"];
    expect(await policy("/order/stripe_payment")).toContain("js.stripe.com");
    expect(await policy("/users")).not.toContain("stripe");
  });
});

describe("the front of the API", () => {
  test("keeps the token in the cookie and out of the body", async () => {
    const { headers, body } = await app.inject({
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
    await app.close();
    await start({ corsOrigins: [desk] });
    const answer = await app.inject({ method: "POST", url: "/api/front/login/email", headers });
    expect(answer.json().data.token).toBe("tok-1");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test("tells the marketplace which calls are its own pages', by a key that no browser can send", async () => {
    await app.close();
    await start({ storefrontKey: key });
    const keyFor = async (headers: Record<string, string>) =>
      (await app.inject({ url: "/api/key", headers })).json().data;
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
      const answer = await app.inject({ method, url, headers });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 403]);
    },
  );
});

describe("files and headers", () => {
  test("assets are kept for ever, missing ones are no page", async () => {
    const found = await app.inject("/assets/a-1.js");
    expect(found.headers["cache-control"]).toContain("immutable");
    const missing = await app.inject("/assets/gone-2.js");
    expect([missing.statusCode, missing.body.includes("<html")]).toEqual([404, false]);
  });

  test("an unknown call of the API is no page", async () => {
    const answer = await app.inject("/api/front/nothing");
    expect([answer.statusCode, answer.body.includes("<html")]).toEqual([404, false]);
  });

  test("HSTS is sent behind TLS only", async () => {
    expect((await app.inject("/")).headers["strict-transport-security"]).toBeDefined();
    await app.close();
    await start({ publicUrl: "http://localhost:3000" });
    const { headers } = await app.inject("/");
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });
});

describe("another back end", () => {
  test("gets the calls with the token's headers and without the shop's cookies", async () => {
    await app.close();
    const calls: FastifyRequest[] = [];
    const backEnd = Fastify();
    backEnd.post("/base/api/front/login/email", async (request, reply) => {
      calls.push(request);
      void reply.headers({ "x-request-id": "r1", "guest-token": "g-2", "set-cookie": "theirs=1" });
      return envelope({ token: "tok-9" });
    });
    const address = await backEnd.listen({ host: "127.0.0.1", port: 0 });
    app = Fastify();
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

/** Sends a form as a browser does where no script takes it. */
const form = (payload: string, headers: Record<string, string> = {}, url = "/order/shopping_cart") =>
  app.inject({
    method: "POST",
    url,
    headers: { ...browser, "content-type": "application/x-www-form-urlencoded", ...headers },
    payload,
  });

describe("the form around Add to cart", () => {
  test("puts the sku in the visitor's cart, keeps a guest's token and shows the cart in their language", async () => {
    const answer = await form("productId=3&skuId=31&quantity=2", {}, "/fr/order/shopping_cart");
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/fr/order/shopping_cart"]);
    expect(setCookies(answer.headers)).toEqual([
      expect.stringMatching(/^guest-token=new-guest; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(saved).toEqual([{ productId: 3, productAttrUnique: 31, cartNum: 2 }]);
  });

  test("says on the cart that something could not be added, also where the form names no sku", async () => {
    for (const payload of ["productId=3&skuId=404&quantity=1", "productId=x", ""])
      expect((await form(payload)).headers.location).toBe("/order/shopping_cart?refused=1");
  });

  test("is refused from another site", async () => {
    const answer = await form("productId=3&skuId=31&quantity=2", { "sec-fetch-site": "cross-site" });
    expect(answer.statusCode).toBe(403);
    expect(saved).toBeUndefined();
  });
});

describe("the form that stops mails", () => {
  const page = "/middlewares/unsubscribe";

  test("stops them without a sign-in and says so in the visitor's language", async () => {
    const answer = await form("token=t-1&topic=orders", {}, `/fr${page}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/fr${page}?token=t-1&topic=orders&result=stopped`,
    ]);
    expect(stopped).toEqual({ token: "t-1", topic: "orders" });
  });

  test("says on the page that a link is unknown or incomplete", async () => {
    expect((await form("token=guessed&topic=orders", {}, page)).headers.location).toBe(
      `${page}?token=guessed&topic=orders&result=refused`,
    );
    expect((await form("token=t-1&topic=everything", {}, page)).headers.location).toBe(page);
  });

  test("is refused from another site", async () => {
    const answer = await form("token=t-1&topic=orders", { "sec-fetch-site": "cross-site" }, page);
    expect(answer.statusCode).toBe(403);
    expect(stopped).toBeUndefined();
  });
});
