import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { consoleApp, type ConsoleOptions } from "./index.ts";

const distDir = mkdtempSync(join(tmpdir(), "console-"));
mkdirSync(join(distDir, "assets"));
writeFileSync(join(distDir, "index.html"), "<title>Console</title>");
writeFileSync(join(distDir, "assets/main-1a2b.js"), "export {};");

const serve = async (options: Partial<ConsoleOptions> = {}) => {
  const app = Fastify();
  await app.register(consoleApp({ consoleUrl: null, distDir, ...options }));
  app.get("/*", () => "the shop");
  app.get("/api/console/me", () => "an answer");
  return app;
};

test("sends the document at every address, uncached and with a strict policy", async () => {
  const app = await serve();
  for (const url of ["/console", "/console/", "/console/s/1/orders?view=late"]) {
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, body, headers["cache-control"]]).toEqual([200, "<title>Console</title>", "no-store"]);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).not.toMatch(/https:|script-src[^;]*unsafe/);
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  }
  expect((await app.inject("/consoles")).body).toBe("the shop");
});

test("sends hashed files as immutable, and 404 for missing ones", async () => {
  const app = await serve();
  const { headers, body } = await app.inject("/console/assets/main-1a2b.js");
  expect(body).toBe("export {};");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await app.inject("/console/assets/main-0000.js")).statusCode).toBe(404);
});

test("allows pictures of the CDN", async () => {
  const app = await serve({ pictureUrl: "https://img.example.com/shop" });
  const { headers } = await app.inject("/console");
  expect(headers["content-security-policy"]).toContain("img-src 'self' data: blob: https://img.example.com;");
});

test("serves only the console on its own host, and only the shop on the other", async () => {
  const app = await serve({ consoleUrl: "https://console.example.com" });
  const at = async (host: string, url: string) => {
    const { statusCode, headers, body } = await app.inject({ url, headers: { host } });
    return statusCode === 302 ? headers.location : body;
  };
  expect(await at("console.example.com", "/console/sign-in")).toBe("<title>Console</title>");
  expect(await at("console.example.com", "/api/console/me")).toBe("an answer");
  expect(await at("console.example.com", "/goods_detail/7")).toBe("/console/");
  expect(await at("shop.example.com", "/goods_detail/7")).toBe("the shop");
  expect(await at("shop.example.com", "/console/s/1")).toBe("https://console.example.com/console/s/1");
});

test("serves nothing without a build", async () => {
  const app = await serve({ distDir: join(distDir, "missing") });
  expect((await app.inject("/console")).body).toBe("the shop");
});
