import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storefront } from "./storefront.ts";

/** A fake bundle: renders the back end's response for this visitor. */
const entry = `
import { PassThrough } from "node:stream";
const pages = [{ path: "/", access: "public" }, { path: "/order/shopping_cart", access: "guest" }];
export const pageOf = (path) => pages.find((page) => page.path === path);
export const render = async (input) => {
  const path = new URL(input.url).pathname;
  const answer = await input.marketplace.fetch(new Request(input.marketplace.baseUrl + (path === "/" ? "/api/pc/home/index" : "/api/front/cart/list")));
  const html = Buffer.from(JSON.stringify((await answer.json()).data));
  return { kind: "page", status: 200, tags: new Set(), whole: async () => ({ status: 200, html }), stream: async () => ({ status: 200, body: PassThrough.from([html]) }) };
};
`;

const folder = mkdtempSync(join(tmpdir(), "storefront-"));
mkdirSync(join(folder, "ssr"));
mkdirSync(join(folder, "client/assets"), { recursive: true });
writeFileSync(join(folder, "ssr/entry-server.js"), entry);
const manifest = { "src/entry-client.tsx": { file: "assets/a-1.js" } };
writeFileSync(join(folder, "client/manifest.json"), JSON.stringify(manifest));
writeFileSync(join(folder, "client/texts.json"), "{}");

const token = "f3b1c2";
let backEnd: FastifyInstance;
let shop: FastifyInstance;
let address: string;
const lines: string[] = [];
const carts = new Map<string, number[]>();
const callers: unknown[] = [];

const envelope = (data: unknown, code = 200) => ({ code, message: "", data });
const listen = async (app: FastifyInstance): Promise<string> => {
  await app.listen({ host: "127.0.0.1", port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};

/** A fake third-party back end, which reads headers and no cookies. */
const makeBackEnd = (): FastifyInstance => {
  const app = Fastify();
  const owner = (headers: Record<string, string | string[] | undefined>): string | undefined => {
    if (headers["cookie"] !== undefined) throw new Error("A cookie got through");
    if (headers["authori-zation"] === token && headers["authorization"] === `Bearer ${token}`)
      return "shopper";
    return headers["guest-token"]?.toString();
  };
  app.addHook("onRequest", async ({ headers }) => void callers.push(headers["x-forwarded-for"]));
  app.get("/api/pc/home/index", async () => envelope({ title: "From another back end" }));
  app.get("/api/front/cart/list", async ({ headers }) => envelope(carts.get(owner(headers) ?? "") ?? []));
  app.post<{ Body: { id: number } }>("/api/front/cart/save", async ({ headers, body }, reply) => {
    const who = owner(headers) ?? "guest-1";
    if (who === "guest-1") void reply.header("guest-token", who);
    carts.set(who, [...(carts.get(who) ?? []), body.id]);
    return envelope(null);
  });
  app.post<{ Body: { email: string } }>("/api/front/login/email", async ({ body, headers }) =>
    body.email === "ann@example.com" && headers["form-type"] === "pc"
      ? envelope({ token, uid: 7 })
      : envelope(null, 400),
  );
  app.get("/media/a.webp", async (_request, reply) =>
    reply.type("image/webp").send(Buffer.from([1, 2, 255])),
  );
  return app;
};

beforeAll(async () => {
  backEnd = makeBackEnd();
  const apiBase = await listen(backEnd);
  shop = Fastify({
    disableRequestLogging: true,
    logger: { level: "info", stream: { write: (line: string) => void lines.push(line) } },
  });
  const publicUrl = "http://127.0.0.1";
  await shop.register(
    storefront({ fetchApi: fetch, apiBase, publicUrl, locales: ["en"], demo: false, distDir: folder }),
  );
  address = await listen(shop);
});
afterAll(async () => {
  await shop.close();
  await backEnd.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A fake browser that stores cookies from `Set-Cookie`. */
const jar = new Map<string, string>();
const visit = async (path: string, body?: object): Promise<Response> => {
  const answer = await fetch(address + path, {
    method: body ? "POST" : "GET",
    headers: {
      "sec-fetch-site": "same-origin",
      "x-cookie-session": "1",
      ...(body ? { "content-type": "application/json" } : {}),
      ...(jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  for (const line of answer.headers.getSetCookie()) {
    const [name = "", value = ""] = line.split(";", 1)[0]?.split("=") ?? [];
    jar.set(name, value);
  }
  return answer;
};

test("renders pages from the other back end", async () => {
  expect(await (await visit("/")).text()).toContain("From another back end");
});

test("identifies a guest's cart by the back end's token", async () => {
  await visit("/api/front/cart/save", { id: 5 });
  expect(jar.get("guest-token")).toBe("guest-1");
  expect(await (await visit("/order/shopping_cart")).json()).toEqual([5]);
});

test("converts the session cookie to headers and hides the token from the page", async () => {
  const answer = await visit("/api/front/login/email", { email: "ann@example.com" });
  expect(await answer.json()).toMatchObject({ code: 200, data: { uid: 7, token: "" } });
  await visit("/api/front/cart/save", { id: 8 });
  expect(carts.get("shopper")).toEqual([8]);
  expect(await (await visit("/order/shopping_cart")).json()).toEqual([8]);
});

test("forwards the visitor's address with calls, private pages and forms", async () => {
  callers.length = 0;
  await visit("/api/front/cart/list");
  await visit("/order/shopping_cart");
  await fetch(`${address}/order/shopping_cart`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ productId: "3", skuId: "31", quantity: "2" }),
    redirect: "manual",
  });
  expect(callers).toEqual(["127.0.0.1", "127.0.0.1", "127.0.0.1"]);
});

test("proxies pictures byte for byte", async () => {
  const answer = await visit("/media/a.webp");
  expect(answer.headers.get("content-type")).toBe("image/webp");
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2, 255]);
});

test("logs an aborted upload in one line without a stack", async () => {
  lines.length = 0;
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.write(
    "POST /api/front/cart/save HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{",
  );
  await pause(100);
  socket.destroy();
  for (let waited = 0; waited < 50 && lines.length === 0; waited += 1) await pause(20);
  await pause(50);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain("stack");
});

test("answers with an error of the contract while the back end is down", async () => {
  await backEnd.close();
  const answer = await visit("/api/front/cart/list");
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ code: 500, data: null });
});
