import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { stopListening } from "./stop-listening.ts";

it("refuses new connections and serves open ones", async () => {
  const server = createServer((_request, response) => response.end("served"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = (with_: Agent | false) =>
    new Promise<string>((resolve, reject) => {
      const call = request({ port, host: "127.0.0.1", method: "POST", agent: with_ }, (response) => {
        response.setEncoding("utf8").on("data", resolve).resume();
      });
      call.on("error", ({ code }: NodeJS.ErrnoException) => reject(new Error(code)));
      call.end("text");
    });
  expect(await post(agent)).toBe("served");

  const stopped = stopListening(server);
  await expect(post(false)).rejects.toThrow("ECONNREFUSED");
  expect(await post(agent)).toBe("served");
  await stopped;
  expect(await post(agent)).toBe("served");

  server.closeAllConnections();
  agent.destroy();
});

it("returns immediately if the server doesn't listen", async () => {
  const startedAt = performance.now();
  await stopListening(createServer());
  expect(performance.now() - startedAt).toBeLessThan(500);
});
