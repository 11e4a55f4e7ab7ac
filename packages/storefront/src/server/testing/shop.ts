import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { inProcess } from "../in-process.ts";
import type { ShopOptions } from "../options.ts";
import { storefront } from "../storefront.ts";

/** A fake bundle that renders its own input. */
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
  const url = new URL(input.url);
  if (data.code === 401) return { kind: "page", status: 401, tags: new Set(), stream: async () => ({ status: 401, body: PassThrough.from([Buffer.from("401")]) }) };
  const html = Buffer.from(\`<html lang="\${input.locale}"><script nonce="\${input.nonce}">x()</script><p>\${url.pathname}\${url.search} by \${data.token ?? "nobody"} no. \${++count}</p></html>\`);
  const status = pageOf(url.pathname.replace(/^\\/fr/, "") || "/") ? 200 : 404;
  return { kind: "page", status, tags: new Set(["home"]), whole: async () => ({ status, html }), stream: async () => ({ status, body: PassThrough.from([html]) }) };
};
`;

/** Build output of a shop, reduced to the files that the server reads. */
export const distDir = mkdtempSync(join(tmpdir(), "storefront-"));
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

export const envelope = (data: unknown, code = 200) => ({ code, message: "", data });

/** The server of a shop in front of a fake marketplace that records calls. */
export interface ShopForTests {
  readonly app: FastifyInstance;
  /** Invalidates the pages of these tags; with `undefined` all pages, as after lost notifications. */
  dropTags: (tags: readonly string[] | undefined) => void;
  /** The only token that the marketplace accepts. */
  knownToken: string;
  /** Body of the last `cartSave` call. */
  saved: unknown;
  /** Body of the last unsubscribe call. */
  stopped: unknown;
  /** Client addresses of the calls that the marketplace received. */
  readonly callers: string[];
}

export const startShop = async (options: Partial<ShopOptions> = {}): Promise<ShopForTests> => {
  const app = Fastify();
  const shop: ShopForTests = {
    app,
    dropTags: () => undefined,
    knownToken: "tok-1",
    saved: undefined,
    stopped: undefined,
    callers: [],
  };
  app.addHook("onRequest", async ({ url, ip }) => {
    if (url.startsWith("/api/")) shop.callers.push(ip);
  });
  app.get("/api/whoami", (request, reply) => {
    const token = request.headers["authori-zation"];
    return reply.send(
      envelope({ token, ...(token !== undefined && token !== shop.knownToken ? { code: 401 } : {}) }),
    );
  });
  app.post("/api/front/login/email", async () => envelope({ token: "tok-1", uid: 1 }));
  app.post("/api/front/cart/save", (request, reply) => {
    shop.saved = request.body;
    const [first] = Array.isArray(shop.saved) ? (shop.saved as { productAttrUnique?: number }[]) : [];
    if (first?.productAttrUnique === 404) return reply.send(envelope(null, 500));
    return reply.header("guest-token", "new-guest").send(envelope(request.headers["authori-zation"] ?? null));
  });
  app.post<{ Body: { token: string } }>("/api/front/notice/unsubscribe", async ({ body }) => {
    shop.stopped = body;
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
        shop.dropTags = listener;
        return () => undefined;
      },
      ...options,
    }),
  );
  await app.ready();
  return shop;
};

export const browser = {
  origin: "https://shop.example",
  "sec-fetch-site": "same-origin",
  host: "shop.example",
};
/** Headers that the scripts of our pages add to their calls. */
export const ownPage = { ...browser, "x-cookie-session": "1" };
export const key = "key-of-this-start";
export const signedIn = { cookie: "auth._token.local=Bearer%20tok-1; auth.strategy=local" };
export const setCookies = (headers: Record<string, unknown>): string[] =>
  [headers["set-cookie"] ?? []].flat() as string[];
