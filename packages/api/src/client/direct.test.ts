import { expect, test, vi } from "vitest";
import * as cart from "../contract/cart.ts";
import * as content from "../contract/content.ts";
import { clientCodes } from "./api-error.ts";
import { createClient } from "./client.ts";
import type { Direct, DirectCall } from "./direct.ts";

test("makes the same call in-process without the network", async () => {
  const asked: DirectCall[] = [];
  const onGuestToken = vi.fn<(token: string) => void>();
  const direct: Direct = async (call) => {
    asked.push(call);
    return {
      status: 200,
      headers: { "guest-token": "g-9" },
      text: JSON.stringify({ code: 200, message: "", data: null }),
    };
  };
  const inProcess = createClient({ direct, locale: "fr", token: "t", onGuestToken });
  await inProcess.call(cart.cartNum, { body: { id: 3, number: 2 } });
  expect(asked[0]).toMatchObject({
    method: "POST",
    path: "/api/front/cart/num",
    headers: { "accept-language": "fr", authorization: "Bearer t", "content-type": "application/json" },
    body: '{"id":3,"number":2}',
  });
  expect(onGuestToken).toHaveBeenCalledWith("g-9");
});

test("doesn't validate an in-process response again", async () => {
  const data = [{ id: 1, title: 7 }];
  const direct: Direct = async () => ({
    status: 200,
    headers: {},
    text: JSON.stringify({ code: 200, message: "", data }),
  });
  const onInvalidAnswer = vi.fn<() => void>();
  await expect(createClient({ direct, onInvalidAnswer }).call(content.hotWords)).resolves.toEqual(data);
  expect(onInvalidAnswer).not.toHaveBeenCalled();
});

test("reports an in-process failure like any other", async () => {
  const refusing = (text: string, status = 200) =>
    createClient({ direct: async () => ({ status, headers: { "x-request-id": "r-1" }, text }) });
  const refused = refusing('{"code":500,"message":"Out of stock","data":null}');
  await expect(refused.call(content.hotWords)).rejects.toMatchObject({
    code: 500,
    text: "Out of stock",
    requestId: "r-1",
  });
  await expect(refusing("", 503).call(content.hotWords)).rejects.toMatchObject({ code: 503 });
  const broken = createClient({ direct: () => Promise.reject(new Error("no")) });
  await expect(broken.call(content.hotWords)).rejects.toMatchObject({ code: clientCodes.network });
});
