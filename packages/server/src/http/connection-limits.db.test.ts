import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeAll, afterAll, describe, expect, it } from "vitest";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { connectionLimits, type ConnectionLimits } from "./connection-limits.ts";
import { createFrame } from "./frame.ts";

let shop: TestContext;
let app: FastifyInstance | undefined;
const sockets: Socket[] = [];
beforeAll(async () => {
  shop = await testContext();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app?.close();
});
afterAll(() => shop.close());

const listen = async (limits: Partial<ConnectionLimits>): Promise<number> => {
  app = createFrame(shop.ctx, { ready: true }, { ...connectionLimits(), ...limits });
  app.post("/slow", { config: { policy: "public" } }, () => "received");
  await app.listen({ host: "127.0.0.1", port: 0 });
  return (app.server.address() as AddressInfo).port;
};

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
};

const post = "POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

describe("connections", () => {
  it("end if a body doesn't arrive in time, although bytes keep arriving", async () => {
    const port = await listen({ requestMs: 600, checkMs: 100 });
    const socket = await open(port);
    socket.write(`${post}Content-Length: 100000\r\n\r\n`);
    const drip = setInterval(() => socket.write(" "), 50);
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    try {
      await once(socket, "close", { signal: AbortSignal.timeout(5000) });
    } finally {
      clearInterval(drip);
    }
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("are limited in number", async () => {
    const port = await listen({ maxCount: 5 });
    const slow = await Promise.all(Array.from({ length: 5 }, () => open(port)));
    for (const socket of slow) socket.write(`${post}Content-Length: 10\r\n\r\n`);
    const sixth = await open(port);
    await once(sixth, "close", { signal: AbortSignal.timeout(5000) });
    expect(slow.every(({ destroyed }) => !destroyed)).toBe(true);
  });

  it("stay below the file descriptor limit of the process", () => {
    expect(connectionLimits(1024).maxCount).toBe(512);
    expect(connectionLimits(1_000_000).maxCount).toBe(10_000);
    expect(connectionLimits().requestMs).toBeLessThanOrEqual(120_000);
  });
});
