import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { testContext, type TestContext } from "../testing/test-context.ts";

let shop: TestContext;
let app: FastifyInstance;
let lines: string[] = [];
let seen: string[] = [];
beforeAll(async () => {
  shop = await testContext();
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  app = createApp({ ...shop.ctx, log });
  app.addHook("onRequest", async ({ url }) => void seen.push(url));
  app.get("/", () => "home");
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});
beforeEach(() => {
  lines = [];
  seen = [];
});

const open = () => connect((app.server.address() as AddressInfo).port, "127.0.0.1");

/** Sends raw bytes. @returns the whole response */
const sendRaw = async (text: string): Promise<string> => {
  const socket = open();
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString()));
  socket.write(text);
  await once(socket, "close");
  return answer;
};

describe("the target of a request", () => {
  it.each([
    ["http://x/", "/"],
    ["http://x", "/"],
    ["HTTPS://shop.example:8443/api/front/pay/method?a=1", "/api/front/pay/method?a=1"],
    ["http://x?a=1", "/?a=1"],
  ])("maps %s to %s", async (target, path) => {
    const answer = await sendRaw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(seen).toEqual([path]);
  });

  it.each([
    ["/api/front/pay/%E0%A4%A?a=%E0", "HTTP/1.1 400", '"code":400'],
    ["http://x/api/front/%", "HTTP/1.1 400", '"code":400'],
    ["/api/front/%E0%B8%A2", "HTTP/1.1 200", '"code":404'],
  ])("answers the malformed or unknown path %s in the envelope", async (target, status, code) => {
    const answer = await sendRaw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer.slice(0, status.length)).toBe(status);
    expect(answer).toContain(code);
    expect(answer).not.toContain("FST_ERR");
  });

  it.each(["", "x:99999", "[::1", "a b", "x/y", "%00", "@"])("accepts the host %j", async (host) => {
    const answer = await sendRaw(
      `POST /api/front/login/email HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://shop.example\r\n` +
        `Content-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    expect(answer).not.toContain('"code":500');
  });
});

describe("an upload aborted by its client", () => {
  it("is logged in one line without a stack", async () => {
    const socket = open();
    socket.write(
      "POST /api/front/login/email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{",
    );
    await pause(100);
    socket.destroy();
    for (let waited = 0; waited < 50 && lines.length === 0; waited += 1) await pause(20);
    await pause(50);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ level: 30, msg: "the client aborted the request" });
    expect(lines[0]).not.toMatch(/stack|"err"/);
  });
});
