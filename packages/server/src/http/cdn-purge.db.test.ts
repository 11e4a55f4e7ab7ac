import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { publishTags } from "../database/publish-tags.ts";
import { transaction } from "../database/transaction.ts";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { startCdnPurge } from "./cdn-purge.ts";

let shop: TestContext;
const received: { authorization: string | undefined; tags: string[] }[] = [];
let statuses: number[] = [];
const cdn = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (part: string) => (body += part));
  request.on("end", () => {
    const { tags } = JSON.parse(body) as { tags: string[] };
    received.push({ authorization: request.headers.authorization, tags });
    response.writeHead(statuses.shift() ?? 200).end();
  });
});
let url: string;
beforeAll(async () => {
  shop = await testContext();
  cdn.listen(0, "127.0.0.1");
  await once(cdn, "listening");
  url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;
});
afterAll(async () => {
  cdn.close();
  await shop.close();
});

it("sends the tags of committed changes once, without sessions, and repeats failed requests", async () => {
  const { db, log } = shop.ctx;
  statuses = [503];
  const purge = startCdnPurge(db, log, { url, token: "secret" });
  await publishTags(db, ["product:1", "session:abc"]);
  await publishTags(db, ["product:1", "shop:2"]);
  await transaction(db, async (tx) => {
    await publishTags(tx, ["product:3"]);
    throw new Error("rolled back");
  }).catch(() => undefined);
  await vi.waitFor(() => expect(received).toHaveLength(2), 5000);
  const request = { authorization: "Bearer secret", tags: ["product:1", "shop:2"] };
  expect(received).toEqual([request, request]);
  await purge.close();
  expect(received).toHaveLength(2);
});

it("sends at most 30 tags per request, and the rest when it closes", async () => {
  received.length = 0;
  const { db, log } = shop.ctx;
  const purge = startCdnPurge(db, log, { url, token: null });
  const tags = Array.from({ length: 65 }, (_, nth) => `product:${nth}`);
  await publishTags(db, tags);
  await purge.close();
  expect(received.map((request) => request.tags.length)).toEqual([30, 30, 5]);
  expect(received.flatMap((request) => request.tags)).toEqual(tags);
  expect(received[0]?.authorization).toBeUndefined();
});
