import { isDeepStrictEqual } from "node:util";
import {
  Code,
  merchantOrderDetail,
  merchantOrderList,
  merchantRights,
  merchantRoles,
  operatorRights,
  operatorRoles,
  type MerchantRole,
  type OperatorRole,
  operatorOrderCancel,
  orderHistory,
} from "@carmine/api/contract";
import { count } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntry } from "../database/schema/audit.ts";
import { newToken } from "../http/callers/tokens.ts";
import { endpoints } from "../testing/contract.ts";
import { makeStaffThings, staffCalls } from "../testing/staff-calls.ts";
import { entryPrefixes, makeEntries } from "../testing/test-entries.ts";
import { testApp, type AnyInput, type TestApp } from "../testing/test-app.ts";
import { grantTestRole, makeMerchant, makeStaff } from "../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
});
afterAll(() => shop.close());

const staffEndpoints = [...endpoints].filter(
  ([, { policy }]) => policy === "merchant" || policy === "operator",
);

const newShop = async () => {
  const shopId = await makeMerchant(shop.ctx.db);
  return { shopId, staff: await makeStaff(shop, shopId) };
};

const auditCount = async (): Promise<number> => {
  const [row] = await shop.ctx.db.select({ rows: count() }).from(auditEntry);
  return row?.rows ?? 0;
};

const thingsOf = (shopId: number) => makeStaffThings(shop, shopId);

const newPlace = async () => {
  const own = await newShop();
  return { own, things: await thingsOf(own.shopId) };
};

let shared: ReturnType<typeof newPlace> | undefined;
/** A shop with test objects, which many calls share, because creating its orders takes most of the time. */
const sharedPlace = () => (shared ??= newPlace());

/** The shared place, with new entries for a call that changes them. */
const placeFor = async (name: string) => {
  const { own, things } = await sharedPlace();
  const prefix = entryPrefixes.find((one) => name.startsWith(one));
  return { own, things: prefix === undefined ? things : { ...things, ...(await makeEntries(shop, prefix)) } };
};

describe("merchants and operators", { timeout: 60_000 }, () => {
  it("covers every call", () => {
    expect(Object.keys(staffCalls).toSorted()).toEqual(staffEndpoints.map(([name]) => name).toSorted());
  });

  it.each(staffEndpoints)(
    "restricts %s to its role and shop, and logs every change",
    async (name, endpoint) => {
      /** Makes all refused calls. @returns the response to staff of the shop */
      const callAs = async ({ own, things }: Awaited<ReturnType<typeof newPlace>>) => {
        const ask = (input: AnyInput) => shop.call(endpoint, input);
        const [other, operator] = [await newShop(), await makeStaff(shop)];
        const input = staffCalls[name]?.(things) ?? {};
        const before = await auditCount();

        expect((await ask(input)).code, "a stranger").toBe(Code.unauthorized);
        expect((await ask({ ...input, token: newToken() })).code, "a wrong token").toBe(Code.unauthorized);
        expect((await ask({ ...input, token: things.shopper.token })).code, "a shopper").toBe(Code.forbidden);
        const [right, wrong] = endpoint.policy === "merchant" ? [own.staff, operator] : [operator, own.staff];
        expect((await ask({ ...input, token: wrong.token })).code, "the other role").toBe(Code.forbidden);
        if (endpoint.policy === "merchant") {
          const foreign = await ask({ ...input, token: other.staff.token });
          if (input.query || input.params || input.body)
            expect(foreign.code, "another shop").toBe(Code.notFound);
          expect(JSON.stringify(foreign.data), "another shop").not.toContain(things.orderNo);
        }
        expect(await auditCount(), "a refused call").toBe(before);

        const { code } = await ask({ ...input, token: right.token });
        return { code, logged: (await auditCount()) - before };
      };
      const expected = { code: Code.ok, logged: endpoint.method === "POST" ? 1 : 0 };
      let answer = await callAs(await placeFor(name));
      if (!isDeepStrictEqual(answer, expected)) {
        // An earlier call has changed the object.
        shared = undefined;
        answer = await callAs(await placeFor(name));
      }
      expect(answer).toEqual(expected);
    },
  );

  it.each([
    ...merchantRoles.map((role) => ["merchant", role] as const),
    ...operatorRoles.map((role) => ["operator", role] as const),
  ])("gives the %s role %s exactly the endpoints of its rights", async (policy, role) => {
    const { own, things } = await sharedPlace();
    const isMerchant = policy === "merchant";
    const staff = await makeStaff(shop, isMerchant ? own.shopId : undefined, role);
    const rights = isMerchant ? merchantRights[role as MerchantRole] : operatorRights[role as OperatorRole];
    const refused: string[] = [];
    const expected: string[] = [];
    for (const [name, endpoint] of staffEndpoints) {
      const { needs } = endpoint;
      const isAllowed =
        endpoint.policy === policy && (needs === "any" || rights.some((right) => right === needs));
      if (!isAllowed) expected.push(name);
      const { code } = await shop.call(endpoint, { ...staffCalls[name]?.(things), token: staff.token });
      if (code === Code.forbidden) refused.push(name);
    }
    expect(refused).toEqual(expected);
  });

  it("shows a shop its own orders, of all shops of a staff member or of one", async () => {
    const [one, two, foreign] = [await newShop(), await newShop(), await newShop()];
    const both = await makeStaff(shop, one.shopId);
    await grantTestRole(shop.ctx.db, both, two.shopId);
    const orders = [];
    for (const { shopId } of [one, two, foreign]) orders.push((await thingsOf(shopId)).orderNo);
    const listed = async (merId?: number) => {
      const { data } = await shop.call(merchantOrderList, {
        token: both.token,
        query: { merId, view: "toShip" },
      });
      return data.list.filter(({ heldAt }) => heldAt === null).map(({ orderNo }) => orderNo);
    };
    expect(await listed()).toEqual([orders[1], orders[0]]);
    expect(await listed(two.shopId)).toEqual([orders[1]]);
  });

  it("shows a shop the recipient of its order, also after the shopper deleted it", async () => {
    const { shopId, staff } = await newShop();
    const { orderNo } = await thingsOf(shopId);
    const { data } = await shop.call(merchantOrderDetail, { token: staff.token, params: { orderNo } });
    expect(data).toMatchObject({
      orderNo,
      realName: "Ada Park",
      userAddress: expect.stringContaining("1 Main"),
    });
  });

  it("lets the operator cancel an unpaid order once, with a reason shown to the shopper", async () => {
    const { shopId } = await newShop();
    const { masterNo, shopper } = await thingsOf(shopId);
    const operator = await makeStaff(shop);
    const cancel = () =>
      shop.call(operatorOrderCancel, {
        token: operator.token,
        params: { orderNo: masterNo },
        body: { reason: "The price was wrong" },
      });
    expect((await cancel()).code).toBe(Code.ok);
    expect((await cancel()).code).toBe(Code.failure);
    const { data } = await shop.call(orderHistory, { token: shopper.token, params: { orderNo: masterNo } });
    expect(data.at(-1)).toMatchObject({ status: "cancelled", who: "operator", note: "The price was wrong" });
  });
});
