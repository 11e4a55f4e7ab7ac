import { afterAll, afterEach, beforeAll, expect, expectTypeOf, test, vi } from "vitest";
import * as accounts from "../contract/accounts.ts";
import * as cart from "../contract/cart.ts";
import * as catalogue from "../contract/catalogue.ts";
import * as productReviews from "../contract/product-reviews.ts";
import * as content from "../contract/content.ts";
import * as ordering from "../contract/ordering.ts";
import { envelope, startServer } from "../testing/http-server.ts";
import { ApiError, clientCodes, errorTexts, type ErrorTextKey } from "./api-error.ts";
import { createClient, type ClientOptions } from "./client.ts";

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const client = (options: ClientOptions = {}) => createClient({ baseUrl: server.url, ...options });

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error("An ApiError was expected", { cause: error });
  return error;
};

test("sends the token in both headers, the form type, the guest and the language", async () => {
  server.answerWith(envelope([]));
  await client({ token: "0123456789abcdef", guestToken: "guest-1", locale: "lao" }).call(content.hotWords);
  expect(server.received[0]?.headers).toMatchObject({
    "authori-zation": "0123456789abcdef",
    authorization: "Bearer 0123456789abcdef",
    "form-type": "pc",
    "guest-token": "guest-1",
    "accept-language": "lao",
  });
});

test("strips a 7-character scheme such as “Bearer ” from the token in authori-zation", async () => {
  server.answerWith(envelope([]));
  await client({ token: () => "Bearer 0123" }).call(content.hotWords);
  expect(server.received[0]?.headers["authori-zation"]).toBe("0123");
  expect(server.received[0]?.headers.authorization).toBe("Bearer 0123");
});

test("sends no token header without a token", async () => {
  server.answerWith(envelope([]));
  await client().call(content.hotWords);
  expect(server.received[0]?.headers).not.toHaveProperty("authori-zation");
  expect(server.received[0]?.headers).not.toHaveProperty("authorization");
});

test("sends path, query and body as the contract specifies", async () => {
  server.answerWith(envelope({ list: [], total: 0 }));
  const answer = await client().call(productReviews.replyList, {
    params: { id: 7 },
    query: { type: 1, page: 2 },
  });
  expect(server.received[0]?.url).toBe("/api/front/product/reply/list/7?type=1&page=2");
  expectTypeOf(answer.list).toEqualTypeOf<productReviews.Reply[]>();

  server.answerWith(envelope(null));
  await client().call(cart.cartNum, { body: { id: 3, number: 2 } });
  expect(server.received[0]).toMatchObject({ method: "POST", body: '{"id":3,"number":2}' });

  await client().call(accounts.sendCode, { body: { phone: "5551234", countryCode: "+1" } });
  expect(server.received.at(-1)).toMatchObject({ body: "phone=5551234&countryCode=%2B1" });
  expect(server.received.at(-1)?.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);

  await client().call(accounts.emailCaptcha, { body: "ann@shop.test" });
  expect(server.received.at(-1)).toMatchObject({ body: '"ann@shop.test"' });
  expect(server.received.at(-1)?.headers["content-type"]).toBe("application/json");
});

test("omits empty query fields", async () => {
  server.answerWith(envelope({ list: [], total: 0 }));
  await client().call(catalogue.productList, { query: { keyword: "", cid: undefined, page: 1 } });
  expect(server.received[0]?.url).toBe("/api/front/product/list?page=1");
});

test("accepts unknown fields, numbers for amounts, and missing empty fields", async () => {
  server.answerWith(
    envelope({
      list: [{ id: 1, storeName: "Touring tire", price: 89.5, sold: 3 }],
      total: 1,
      hasNextPage: false,
    }),
  );
  const page = await client().call(content.indexProducts);
  expect(page.list[0]).toMatchObject({ price: "89.5", otPrice: null, image: null, sales: 0 });
});

test("reports and refuses a response that violates the contract", async () => {
  server.answerWith(envelope({ list: "none" }));
  const onInvalidAnswer = vi.fn<(endpoint: unknown, problems: string) => void>();
  const error = await failure(client({ onInvalidAnswer }).call(content.indexProducts));
  expect(error.code).toBe(clientCodes.badAnswer);
  expect(onInvalidAnswer).toHaveBeenCalledWith(content.indexProducts, expect.stringContaining("list"));
});

const catalogueOfErrors: [code: number, message: string, text: string | null, key: ErrorTextKey][] = [
  [400, "Enter your email", "Enter your email", "wrongParameter"],
  [400, "", null, "wrongParameter"],
  [403, "", null, "forbidden"],
  [404, "", null, "notFound"],
  [409, "The price has changed", "The price has changed", "systemError"],
  [429, "Wait 30 s", "Wait 30 s", "systemError"],
  [500, "Out of stock", "Out of stock", "systemAbnormality"],
  [500, "", null, "systemAbnormality"],
  [401, "Please sign in", "Please sign in", "signIn"],
  [410000, "", null, "signIn"],
  [410001, "", null, "signIn"],
  [410002, "", null, "signIn"],
  [777, "", null, "systemError"],
];

test.each(catalogueOfErrors)(
  "maps code %i with “%s” to text %s or key %s",
  async (code, message, text, key) => {
    const onSignInNeeded = vi.fn<() => void>();
    const onMessage = vi.fn<() => void>();
    server.answerWith(envelope({ left: 1 }, { code, message }, { "x-request-id": "r-1" }));
    const error = await failure(client({ onSignInNeeded, onMessage }).call(content.hotWords));
    expect(error).toMatchObject({ code, text, textKey: key, requestId: "r-1", data: { left: 1 } });
    expect(error.message).toBe(text ?? errorTexts[key]);
    expect(onSignInNeeded).toHaveBeenCalledTimes(key === "signIn" ? 1 : 0);
    expect(onMessage).toHaveBeenCalledTimes(key === "signIn" ? 0 : 1);
  },
);

test("doesn't report failures of a quiet call, except a missing sign-in", async () => {
  const onSignInNeeded = vi.fn<() => void>();
  const onMessage = vi.fn<() => void>();
  server.answerWith(envelope(null, { code: 500, message: "no" }));
  await failure(client({ onSignInNeeded, onMessage }).call(content.hotWords, { quiet: true }));
  server.answerWith(envelope(null, { code: 401 }));
  await failure(client({ onSignInNeeded, onMessage }).call(content.hotWords, { quiet: true }));
  expect(onMessage).not.toHaveBeenCalled();
  expect(onSignInNeeded).toHaveBeenCalledOnce();
});

test("reports a response without an envelope as a bad answer or as its HTTP error", async () => {
  server.answerWith((response) => response.end("<html>"));
  expect((await failure(client().call(content.hotWords))).code).toBe(clientCodes.badAnswer);
  server.answerWith((response) => response.writeHead(413).end("too large"));
  expect((await failure(client().call(content.hotWords))).code).toBe(413);
});

const goAway = (
  times: number,
  then: ReturnType<typeof envelope>,
): Parameters<typeof server.answerWith>[0] => {
  let left = times;
  return (response, received) => {
    if (left > 0) {
      left -= 1;
      response.destroy();
    } else then(response, received);
  };
};

test("retries a GET when the connection fails", async () => {
  server.answerWith(goAway(1, envelope([{ id: 1, title: "tires" }])));
  await expect(client().call(content.hotWords)).resolves.toHaveLength(1);
  expect(server.received).toHaveLength(2);
});

test("sends a non-repeatable POST once", async () => {
  server.answerWith(goAway(1, envelope(null)));
  const error = await failure(
    client().call(cart.cartSave, { body: [{ productId: 1, productAttrUnique: 2, cartNum: 1 }] }),
  );
  expect(error.code).toBe(clientCodes.network);
  expect(server.received).toHaveLength(1);
});

test("retries a repeatable POST", async () => {
  server.answerWith(goAway(1, envelope(null)));
  await client().call(cart.cartNum, { body: { id: 1, number: 2 } });
  expect(server.received).toHaveLength(2);
});

test("retries creating an order only with an idempotency key, which stays the same", async () => {
  const body = { preOrderNo: "P1", addressId: 1, payType: "sandbox", payChannel: "pc" } as const;
  server.answerWith(goAway(1, envelope({ orderNo: "PT1" })));
  await failure(client().call(ordering.createOrder, { body }));
  expect(server.received).toHaveLength(1);

  server.answerWith(goAway(1, envelope({ orderNo: "PT1" })));
  await client().call(ordering.createOrder, { body, headers: { "Idempotency-Key": "k-1" } });
  expect(server.received.map(({ headers }) => headers["idempotency-key"])).toEqual(["k-1", "k-1"]);
});

test("retries a gateway's 503, then reports its envelope", async () => {
  server.answerWith((response) => {
    response.writeHead(503, { "content-type": "application/json" });
    response.end(JSON.stringify({ code: 503, message: "Starting", data: null }));
  });
  const error = await failure(client().call(content.hotWords));
  expect(error).toMatchObject({ code: 503, text: "Starting" });
  expect(server.received).toHaveLength(3);
});

test("never retries a business error", async () => {
  server.answerWith(envelope(null, { code: 500, message: "no" }));
  await failure(client().call(content.hotWords));
  expect(server.received).toHaveLength(1);
});

test("reports a slow response as a timeout", async () => {
  server.answerWith(() => undefined);
  const save = client({ timeoutMs: 40 }).call(cart.cartSave, {
    body: [{ productId: 1, productAttrUnique: 2, cartNum: 1 }],
  });
  expect((await failure(save)).code).toBe(clientCodes.timeout);
});

test("doesn't report an aborted call as a failure", async () => {
  server.answerWith(() => undefined);
  const controller = new AbortController();
  const onMessage = vi.fn<() => void>();
  const call = client({ onMessage }).call(content.hotWords, { signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
  expect(onMessage).not.toHaveBeenCalled();
});

test("uses a given fetch instead of the network", async () => {
  const asked: Request[] = [];
  const inProcess = createClient({
    baseUrl: "http://shop.internal",
    token: "t",
    fetch: async (request) => {
      asked.push(request);
      return Response.json({ code: 200, message: "", data: true });
    },
  });
  await expect(inProcess.call(accounts.tokenExists)).resolves.toBe(true);
  expect(asked[0]?.url).toBe("http://shop.internal/api/front/login/token/is/exist");
  expect(asked[0]?.headers.get("authorization")).toBe("Bearer t");
});

test("passes on the token of a guest's first write", async () => {
  server.answerWith(envelope(null, {}, { "guest-token": "g-9" }));
  const onGuestToken = vi.fn<(token: string) => void>();
  await client({ onGuestToken }).call(cart.cartSave, {
    body: [{ productId: 1, productAttrUnique: 2, cartNum: 1 }],
  });
  expect(onGuestToken).toHaveBeenCalledWith("g-9");
});

test("throws for a path without its parameter", async () => {
  const call = client().call(catalogue.productDetail, { params: { id: "" } });
  await expect(call).rejects.toThrow(TypeError);
});
