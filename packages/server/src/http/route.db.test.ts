import { Code, endpoint, messageKeys, pageOf, pageQuery, orNull, decimal } from "@carmine/api/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { Failure } from "./envelope/failure.ts";
import { createFrame } from "./frame.ts";
import { pageAnswer } from "./envelope/paging.ts";
import { route } from "./route.ts";

const echo = endpoint({
  method: "POST",
  path: "/api/test/echo/{id}",
  policy: "public",
  summary: "Echo.",
  params: z.object({ id: z.coerce.number().check(z.int(messageKeys.wrongParameter)) }),
  query: z.object(pageQuery),
  body: z.object({ email: z.string(messageKeys.emailEmpty), note: orNull(z.string()) }),
  data: z.object({
    id: z.number(),
    page: z.number(),
    email: z.string(),
    note: orNull(z.string()),
    price: decimal,
  }),
});
const bare = endpoint({
  method: "POST",
  path: "/api/test/bare",
  policy: "public",
  summary: "Bare text.",
  bodyKind: "text",
  body: z.string(),
  data: z.string(),
});
const form = endpoint({
  method: "POST",
  path: "/api/test/form",
  policy: "public",
  summary: "Form.",
  bodyKind: "form",
  body: z.object({ phone: z.string() }),
  data: z.string(),
});
const listed = endpoint({
  method: "GET",
  path: "/api/test/list",
  policy: "public",
  summary: "A page.",
  query: z.object(pageQuery),
  data: pageOf(z.object({ id: z.number() })),
});
const broken = endpoint({
  method: "GET",
  path: "/api/test/broken/{how}",
  policy: "public",
  summary: "Fails.",
  params: z.object({ how: z.string() }),
  data: z.object({ id: z.number() }),
});
const named = endpoint({
  method: "GET",
  path: "/api/test/named",
  policy: "public",
  summary: "The same for everybody.",
  data: z.object({ name: z.string() }),
});
const own = endpoint({
  method: "GET",
  path: "/api/test/own",
  policy: "shopper",
  summary: "Own.",
  data: z.null(),
});

let shop: TestContext;
const open = () => {
  const app = createFrame(shop.ctx, { ready: true });
  route(app, shop.ctx, echo, ({ params, query, body }) => {
    // Fields that aren't in the contract must not be sent.
    const answer = { id: params.id, page: query.page, ...body, price: "1.50", secret: "cost" };
    return answer;
  });
  route(app, shop.ctx, bare, ({ body }) => body);
  route(app, shop.ctx, form, ({ body }) => body.phone);
  route(app, shop.ctx, listed, ({ query }) => pageAnswer([{ id: 1 }], 41, query));
  route(app, shop.ctx, broken, async ({ params }) => {
    if (params.how === "failure") throw new Failure(Code.conflict, "keyReused", {}, { total: "3.00" });
    if (params.how === "database") await shop.ctx.db.execute("select 1/0 from missing_table_xyz");
    if (params.how === "number") await shop.ctx.db.execute("select 99999999999::int");
    throw new Error("secret /path/to/file");
  });
  route(app, shop.ctx, named, () => ({ name: "Touring tire", secret: "cost" }));
  route(app, shop.ctx, own, () => null);
  return app;
};
let app: ReturnType<typeof open>;

beforeAll(async () => {
  shop = await testContext();
  app = open();
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const post = (
  url: string,
  payload: string,
  type = "application/json",
  headers: Record<string, string> = {},
) => app.inject({ method: "POST", url, payload, headers: { "content-type": type, ...headers } });

describe("route", () => {
  it("passes validated input to the handler, wraps its result and drops fields that aren't in the contract", async () => {
    const response = await post("/api/test/echo/7?page=3", '{"email":"a@b.co"}');
    expect(response.json()).toEqual({
      code: 200,
      message: "Operation successful",
      data: { id: 7, page: 3, email: "a@b.co", note: null, price: "1.50" },
    });
    expect(response.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("responds with 400 and the message of the first invalid field in the caller's language", async () => {
    const response = await post("/api/test/echo/7", "{}", "application/json", { cookie: "locale=fr" });
    expect(response.json()).toEqual({ code: 400, message: "Saisissez votre adresse e-mail", data: null });
    expect(response.headers["content-language"]).toBe("fr");
    expect((await post("/api/test/echo/x", '{"email":"a"}')).json().code).toBe(400);
  });

  it.each(["{", '{"email":"a\\u0000b"}', '"text"', "[]", "null"])(
    "responds with 400 for the body %s",
    async (body) => {
      expect((await post("/api/test/echo/7", body)).json().code).toBe(400);
    },
  );

  it("responds with 413 for a body over the limit and 400 for an unsupported type", async () => {
    expect((await post("/api/test/echo/7", `{"email":"${"x".repeat(300_000)}"}`)).json().code).toBe(413);
    expect((await post("/api/test/echo/7", "<a/>", "application/xml")).json().code).toBe(400);
  });

  it.each(["me@shop.example", '"me@shop.example"', '{"email":"me@shop.example"}'])(
    "parses the bare email %s",
    async (body) => {
      expect((await post("/api/test/bare", body)).json().data).toBe("me@shop.example");
      expect((await post("/api/test/bare", body, "text/plain")).json().data).toBe("me@shop.example");
    },
  );

  it("parses a form url-encoded, multipart or as JSON", async () => {
    expect(
      (await post("/api/test/form", "phone=%2B1", "application/x-www-form-urlencoded")).json().data,
    ).toBe("+1");
    expect((await post("/api/test/form", '{"phone":"+1"}')).json().data).toBe("+1");
    const multipart = '--x\r\nContent-Disposition: form-data; name="phone"\r\n\r\n+1\r\n--x--\r\n';
    expect((await post("/api/test/form", multipart, "multipart/form-data; boundary=x")).json().data).toBe(
      "+1",
    );
  });

  it("sends page fields under the names of both contract editions", async () => {
    const response = await app.inject("/api/test/list?page=2&limit=20");
    expect(response.json().data).toEqual({
      list: [{ id: 1 }],
      total: 41,
      pageNum: 2,
      pageSize: 20,
      pages: 3,
      page: 2,
      limit: 20,
      totalPage: 3,
    });
    // A client of the family may request everything in one page: it gets the largest page and the total.
    expect((await app.inject("/api/test/list?limit=999")).json().data).toMatchObject({
      limit: 100,
      pageSize: 100,
    });
    expect((await app.inject("/api/test/list?limit=0")).json().code).toBe(400);
  });

  it("sends a failure's data regardless of the endpoint's schema", async () => {
    const response = await app.inject("/api/test/broken/failure");
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ code: 409, data: { total: "3.00" } });
  });

  it("hides the cause of an unexpected error and returns the request id", async () => {
    for (const how of ["error", "database"]) {
      const response = await app.inject(`/api/test/broken/${how}`);
      expect(response.json()).toEqual({
        code: 500,
        message: `System abnormality (request ${String(response.headers["x-request-id"])})`,
        data: null,
      });
    }
    expect((await app.inject("/api/test/broken/number")).json().code).toBe(400);
  });

  it("responds with 401 without a session and 404 for an unknown endpoint", async () => {
    expect((await app.inject("/api/test/own")).headers["cache-control"]).toBe("no-store");
    expect((await app.inject("/api/test/named")).headers["cache-control"]).toBeUndefined();
    expect((await app.inject("/api/test/own")).json()).toMatchObject({
      code: 401,
      message: "Please sign in",
    });
    expect((await app.inject({ method: "POST", url: "/api/nowhere" })).json().code).toBe(404);
  });

  it("refuses a write from another site's page, not one from its own or from no page", async () => {
    const from = async (headers: Record<string, string>) =>
      (await post("/api/test/bare", "x", "text/plain", { host: "shop.example", ...headers })).json().code;
    expect(await from({ "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await from({ "sec-fetch-site": "same-site" })).toBe(403);
    expect(await from({ origin: "https://evil.example" })).toBe(403);
    expect(await from({ origin: "null" })).toBe(403);
    expect(await from({ origin: "http://shop.example" })).toBe(200);
    expect(await from({ "sec-fetch-site": "same-origin" })).toBe(200);
    expect(await from({})).toBe(200);
    expect(await from({ origin: "https://app.example", authorization: "Bearer x" })).toBe(200);
  });

  it("applies hooks that a plugin adds to the app later", async () => {
    const other = createFrame(shop.ctx, { ready: true });
    route(other, shop.ctx, listed, ({ query }) => pageAnswer([{ id: 1 }], 1, query));
    other.addHook("onSend", async (_request, reply) => {
      reply.header("x-later", "yes");
    });
    expect((await other.inject("/api/test/list")).headers["x-later"]).toBe("yes");
    await other.close();
  });

  it("refuses to create an app with a route without a policy", async () => {
    const unsafe = createFrame(shop.ctx, { ready: true });
    expect(() => unsafe.get("/api/test/open", () => null)).toThrow("has no policy");
    await unsafe.close();
  });

  it("documents the contract", async () => {
    const document = (await app.inject("/api/docs/openapi.json")).json<{ openapi: string; paths: object }>();
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths)).toContain("/api/front/login/email");
    const page = await app.inject("/api/docs");
    const nonce = /script-src 'nonce-([^']+)'/.exec(String(page.headers["content-security-policy"]))?.[1];
    expect(page.body).toContain(`<script nonce="${nonce}">`);
    expect(page.headers["x-content-type-options"]).toBe("nosniff");
  });

  it("responds to a load balancer's health check", async () => {
    const readiness = { ready: false };
    const other = createFrame(shop.ctx, readiness);
    expect((await other.inject("/health")).statusCode).toBe(503);
    readiness.ready = true;
    expect((await other.inject("/health")).json()).toEqual({ status: "ok" });
    await other.close();
  });
});
