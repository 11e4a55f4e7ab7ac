import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Code } from "@carmine/api/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMarketplace, readConfig } from "../index.ts";
import { booksOf, type Books } from "../testing/chaos/books.ts";
import { addressOf, card, makeProduct, makeMerchant, type TestProduct } from "../testing/test-shop.ts";

const program = fileURLToPath(new URL("../testing/shop-process.ts", import.meta.url));
const stock = 1000;
const settings = (folder: string) => ({
  DATA_DIR: folder,
  LOG_LEVEL: "silent",
  RATE_LIMITS: "false",
});

let folder: string;
let child: ChildProcess | undefined;
let address = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carmine-crash-"));
});
afterAll(async () => {
  child?.kill("SIGTERM");
  if (child?.exitCode === null) await once(child, "exit");
  await rm(folder, { recursive: true, force: true });
});

const start = async (): Promise<void> => {
  child = fork(program, {
    execArgv: ["--conditions=@carmine/source"],
    env: { ...process.env, ...settings(folder) },
  });
  const [port] = (await once(child, "message")) as [number];
  address = `http://127.0.0.1:${port}/api/front/`;
};

const kill = async (): Promise<void> => {
  const ended = child && once(child, "exit");
  child?.kill("SIGKILL");
  await ended;
};

interface Envelope {
  code: number;
  data: { cartInfoList?: { id: number }[] }[] & Record<string, unknown>;
}

const ask = async (token: string, path: string, body?: unknown, key?: string): Promise<Envelope> => {
  const response = await fetch(address + path, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "authori-zation": token,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Envelope;
};

/** An attempted order with its response, if any. */
interface Attempt {
  token: string;
  key: string;
  body: unknown;
  orderNo?: string;
}

/** Places, pays and cancels orders until the server stops responding. */
const shopUntilTheEnd = async (
  items: readonly TestProduct[],
  lane: number,
  attempts: Attempt[],
): Promise<void> => {
  const { data: login } = await ask("", "login/register/visitor", { email: `lane${lane}@example.com` });
  const token = String(login["token"]);
  const { data: saved } = await ask(token, "address/edit", addressOf());
  for (let turn = 0; ; turn += 1) {
    const chosen = items.slice(0, 1 + ((turn + lane) % items.length));
    const lines = chosen.map(({ productId, skuId }) => ({ productId, productAttrUnique: skuId, cartNum: 1 }));
    await ask(token, "cart/save", lines);
    const { data: shops } = await ask(token, "cart/list?isValid=true");
    const orderDetails = shops.flatMap(({ cartInfoList = [] }) =>
      cartInfoList.map(({ id }) => ({ shoppingCartId: id })),
    );
    const { data: held } = await ask(token, "order/pre/order", {
      preOrderType: "shoppingCart",
      orderDetails,
    });
    const body = {
      preOrderNo: held["preOrderNo"],
      addressId: saved["id"],
      payType: "sandbox",
      payChannel: "pc",
    };
    const attempt: Attempt = { token, key: `${lane}-${String(held["preOrderNo"])}`, body };
    attempts.push(attempt);
    const { data: made } = await ask(token, "order/create", body, attempt.key);
    const orderNo = String(made["orderNo"]);
    attempt.orderNo = orderNo;
    if (turn % 4 === 3) await ask(token, `order/cancel/${orderNo}`, {});
    else if (turn % 4 !== 2) {
      await ask(token, "pay/payment", { orderNo, payType: "sandbox", payChannel: "pc" });
      await ask(token, "pay/sandbox/confirm", card(orderNo));
    }
  }
};

describe("a shop that is killed", { timeout: 300_000 }, () => {
  it("loses no order, creates no duplicates, and keeps stock and money balanced", async () => {
    await start();
    const tool = await createMarketplace(readConfig(settings(folder)), { share: true });
    const { db } = tool.ctx;
    const items: TestProduct[] = [];
    for (let shop = 0; shop < 3; shop += 1)
      items.push(await makeProduct(db, await makeMerchant(db), { stock }));

    const attempts: Attempt[] = [];
    for (let round = 0; round < 3; round += 1) {
      const known = attempts.length;
      const lanes = Array.from({ length: 6 }, (_, lane) =>
        shopUntilTheEnd(items, round * 6 + lane, attempts),
      );
      // They end when the server stops responding.
      const ended = Promise.allSettled(lanes);
      while (attempts.length < known + 12) await pause(5);
      await pause(Math.random() * 700);
      await kill();
      await ended;
      await start();
    }

    const orderNos = new Set<string>();
    for (const { token, key, body, orderNo } of attempts) {
      const [first, second] = [
        await ask(token, "order/create", body, key),
        await ask(token, "order/create", body, key),
      ];
      expect(first.code).toBe(Code.ok);
      expect(second.data).toEqual(first.data);
      if (orderNo !== undefined) expect(first.data["orderNo"]).toBe(orderNo);
      orderNos.add(String(first.data["orderNo"]));
      // As a reloaded page does, which queries the provider.
      await ask(token, `pay/result/${String(first.data["orderNo"])}`);
    }
    expect(orderNos.size).toBe(attempts.length);
    const { rows } = await db.execute<Books>(booksOf(stock));
    await tool.close();
    expect(rows[0]).toEqual({
      orders: attempts.length,
      wrongSums: 0,
      doublePaid: 0,
      paidWithoutMoney: 0,
      moneyWithoutOrder: 0,
      wrongStock: 0,
      halfEnded: 0,
      doubleHolds: 0,
      unpairedOrders: 0,
    });
    expect(attempts.length).toBeGreaterThanOrEqual(36);
  });
});
