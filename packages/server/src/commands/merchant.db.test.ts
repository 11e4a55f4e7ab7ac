import {
  cartList,
  Code,
  createOrder,
  merchantDetail,
  merchantOrderShip,
  noticeList,
  productDetail,
  productList,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { account } from "../database/schema/accounts.ts";
import { waitForPageTags } from "../testing/page-tags.ts";
import { operatorScene } from "../testing/operator-scene.ts";
import {
  createBody,
  startCheckout,
  makeProduct,
  makeMerchant,
  makeShopper,
  makeStaff,
  parcelOf,
  payByCard,
  placeTestOrder,
  readMaster,
} from "../testing/test-shop.ts";
import { WrongUse } from "./index.ts";

const { shop, run, acts } = operatorScene();

it("closes a shop immediately, also in carts, while its orders continue, and opens it again unchanged", async () => {
  const { db } = shop().ctx;
  const merchantId = await makeMerchant(db, "Door Street");
  const item = await makeProduct(db, merchantId, { name: "Doorstop" });
  const shopper = await makeShopper(shop());
  const { token } = shopper;
  const unpaid = await placeTestOrder(shop(), shopper, [item]);
  const preOrderNo = await startCheckout(shop(), shopper, [item]);
  await waitForPageTags(shop());
  const seen = async () => ({
    shop: (await shop().call(merchantDetail, { params: { id: merchantId } })).code,
    product: (await shop().call(productDetail, { params: { id: item.productId } })).code,
    list: (await shop().call(productList, { query: { page: 1, limit: 20, merId: merchantId } })).data.total,
    cart: (await shop().call(cartList, { token, query: { isValid: true } })).data.length,
    asideInCart: (await shop().call(cartList, { token, query: { isValid: false } })).data.length,
  });
  const asOpen = { shop: Code.ok, product: Code.ok, list: 1, cart: 1, asideInCart: 0 };
  const asClosed = { shop: Code.notFound, product: Code.notFound, list: 0, cart: 0, asideInCart: 1 };
  // Twice, so that it is cached.
  expect([await seen(), await seen()]).toEqual([asOpen, asOpen]);
  const close = () => run("merchant", "close", "door street", "--reason", "On holiday");
  expect(await close()).toEqual({ status: 0, text: "“door street” is closed.\n" });
  await close();
  expect([await seen(), await seen()]).toEqual([asClosed, asClosed]);
  const refused = await shop().call(createOrder, { token, body: createBody(preOrderNo, shopper) });
  expect(refused).toMatchObject({ code: Code.failure, message: expect.stringContaining("Doorstop") });

  // Earlier orders are still paid and shipped.
  expect((await payByCard(shop(), shopper, unpaid)).code).toBe(Code.ok);
  const { orderList } = await readMaster(shop(), token, unpaid);
  const staff = await makeStaff(shop(), merchantId);
  const sent = await shop().call(merchantOrderShip, {
    token: staff.token,
    params: { orderNo: orderList[0]?.orderNo ?? "" },
    body: parcelOf(),
  });
  expect(sent.code).toBe(Code.ok);

  expect((await run("merchant", "list", "--closed")).text).toBe(
    `${String(merchantId).padStart(6)}  closed  Door Street\n`,
  );
  expect(await run("merchant", "open", "Door Street")).toEqual({
    status: 0,
    text: "“Door Street” is open.\n",
  });
  expect(await seen()).toEqual(asOpen);
  expect((await run("merchant", "list")).text).toContain("  open    Door Street\n");
  const again = await shop().call(createOrder, { token, body: createBody(preOrderNo, shopper) });
  expect(again.code).toBe(Code.ok);
  const operator = { role: "operator", merchantId };
  expect(await acts(`merchant:${merchantId}`)).toEqual([
    {
      ...operator,
      action: "merchant.close",
      before: { isOpen: true },
      after: { isOpen: false, reason: "On holiday" },
    },
    { ...operator, action: "merchant.open", before: { isOpen: false }, after: { isOpen: true } },
  ]);
  await expect(run("merchant", "close", "Door Street")).rejects.toThrow(WrongUse);
  await expect(run("merchant", "open", "Nowhere")).rejects.toThrow(WrongUse);
});

it("notifies the shop's staff once, in their language, that it is closed and open again", async () => {
  const { db } = shop().ctx;
  const merchantId = await makeMerchant(db, "Calle Nueva");
  const staff = await makeStaff(shop(), merchantId);
  const other = await makeStaff(shop(), await makeMerchant(db, "Calle Vieja"));
  await db.update(account).set({ locale: "es" }).where(eq(account.id, staff.accountId));
  for (const _ of [1, 2]) await run("merchant", "close", "Calle Nueva", "--reason", "Fakes");
  await run("merchant", "open", "Calle Nueva");
  const noticesOf = async (token: string) =>
    (await shop().call(noticeList, { token, locale: "es" })).data.list.map(({ title, link }) => [
      title,
      link,
    ]);
  expect(await noticesOf(staff.token)).toEqual([
    ["Calle Nueva vuelve a estar abierta", `/merchant/merchant?id=${merchantId}`],
    ["Calle Nueva se ha cerrado", "/"],
  ]);
  expect(await noticesOf(other.token)).toEqual([]);
  await shop().ctx.jobs.run("email-notifications");
  const mails = shop().messages.filter(({ subject }) => subject?.startsWith("Calle Nueva"));
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Calle Nueva se ha cerrado",
    "Calle Nueva vuelve a estar abierta",
  ]);
  expect(mails.some(({ text }) => text.includes("Fakes"))).toBe(false);
});
