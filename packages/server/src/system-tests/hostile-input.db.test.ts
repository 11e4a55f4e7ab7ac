import type { Endpoint } from "@carmine/api/contract";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../testing/contract.ts";
import { similarInput, pathTexts } from "../testing/hostile-input.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeMerchant, makeProduct, makeShopper, makeStaff, placeTestOrder } from "../testing/test-shop.ts";

const runs = Number(process.env["PROPERTY_RUNS"] ?? 20);

let shop: TestApp;
let merchantId: number;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  merchantId = await makeMerchant(shop.ctx.db);
});
afterAll(() => shop.close());

interface AnyInput {
  places: string[];
  query: unknown;
  body: unknown;
  raw: string | undefined;
  guest: string;
}

const inputOf = (endpoint: Endpoint): fc.Arbitrary<AnyInput> =>
  fc.record({
    places: fc.array(pathTexts, { minLength: 1, maxLength: 3 }),
    query: similarInput(endpoint.query),
    body: similarInput(endpoint.body),
    raw: fc.option(fc.constantFrom('{"a":', "[1,", "", "\0", '"', "%%%", '{"__proto__":{"a":1}}'), {
      nil: undefined,
      freq: 8,
    }),
    guest: fc.constantFrom("", "0".repeat(64), "'"),
  });

/** A path as a browser would send it; a lone surrogate can't be sent at all. */
const pathOf = (path: string, places: readonly string[]): string => {
  let at = 0;
  return path.replace(/\{\w+\}/g, () =>
    encodeURIComponent((places[at++ % places.length] ?? "").toWellFormed() || "1"),
  );
};

const queryOf = (query: unknown): string =>
  query !== null && typeof query === "object"
    ? new URLSearchParams(
        Object.entries(query).map(([name, value]) => [
          name,
          (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed().slice(0, 4000),
        ]),
      ).toString()
    : "";

const payloadOf = ({ bodyKind, method }: Endpoint, { body, raw }: AnyInput) => {
  if (method === "GET") return {};
  if (raw !== undefined) return { payload: raw, type: "application/json" };
  if (bodyKind === "form") return { payload: queryOf(body), type: "application/x-www-form-urlencoded" };
  if (bodyKind === "text")
    return { payload: typeof body === "string" ? body : JSON.stringify(body), type: "text/plain" };
  return { payload: JSON.stringify(body), type: "application/json" };
};

/** Someone who may call the endpoint: staff with all rights, or a shopper, who has an order if the endpoint reads. */
const makeCaller = async ({ policy, method }: Endpoint) => {
  if (policy === "operator") return makeStaff(shop);
  if (policy === "merchant") return makeStaff(shop, merchantId);
  const shopper = await makeShopper(shop);
  if (method === "GET") await placeTestOrder(shop, shopper, [await makeProduct(shop.ctx.db, merchantId)]);
  return shopper;
};

describe("hostile input", { timeout: 60_000 }, () => {
  it.each([...endpoints])("is answered by %s without a server error", async (_name, endpoint) => {
    const caller = await makeCaller(endpoint);
    await fc.assert(
      fc.asyncProperty(inputOf(endpoint), fc.boolean(), async (input, signedIn) => {
        const { payload, type } = payloadOf(endpoint, input);
        const response = await shop.app.inject({
          method: endpoint.method,
          url: `${pathOf(endpoint.path, input.places)}?${queryOf(input.query)}`,
          headers: {
            ...(signedIn ? { "authori-zation": caller.token } : {}),
            ...(input.guest === "" ? {} : { "guest-token": input.guest }),
            ...(type === undefined ? {} : { "content-type": type }),
            "accept-language": "en",
          },
          ...(payload === undefined ? {} : { payload }),
        });
        expect(response.statusCode).toBeLessThan(500);
        expect(response.body).not.toContain("System abnormality");
      }),
      { numRuns: runs },
    );
  });
});
