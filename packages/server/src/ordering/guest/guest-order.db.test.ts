import {
  guestOrder,
  guestOrderLink,
  loginOrderLink,
  masterOrderDetail,
  merchantOrderShip,
  orderList,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import type { Message } from "../../context.ts";
import { account } from "../../database/schema/accounts.ts";
import { masterOrder } from "../../database/schema/ordering.ts";
import { mailScene } from "../../testing/mail-scene.ts";
import { makeShopper, makeStaff, parcelOf, payByCard } from "../../testing/test-shop.ts";
import { dayMs } from "../../shared/durations.ts";

const { shop, merchantId, composed, place, linkIn } = await mailScene();
afterAll(() => shop.close());

describe("a guest's order", () => {
  it("opens by the signed link of its mail until it expires, and by no other link", async () => {
    const guest = await makeShopper(shop, "visitor");
    const { masterNo } = await place(guest);
    // The address isn't confirmed, so no mail is sent before the order is paid.
    expect(await composed()).toEqual([]);
    await payByCard(shop, guest, masterNo);
    const [paid, ...others] = await composed();
    expect(others).toEqual([]);
    expect(paid).toMatchObject({
      to: "ada@example.com",
      subject: expect.stringMatching(/^Payment received/) as string,
    });
    const token = linkIn(paid ?? { kind: "mail", to: "", subject: "", text: "" });
    expect(paid?.text).toContain("without signing in until");
    const open = (of: string) => shop.call(guestOrder, { params: { token: of } });
    const opened = await open(token);
    expect(opened.data).toMatchObject({ orderNo: masterNo });
    expect(opened.headers["cache-control"]).toBe("no-store");
    const bytes = Buffer.from(token, "base64url");
    for (let at = 0; at < bytes.length; at += 1) {
      const forged = Buffer.from(bytes);
      forged[at] = (forged[at] ?? 0) ^ 1;
      expect((await open(forged.toString("base64url"))).code).toBe(404);
    }
    expect((await open(`${token}AA`)).code).toBe(404);
    shop.clock.advance(91 * dayMs);
    expect((await open(token)).code).toBe(404);
  });

  it("shows its history and parcels, and signs in its guest until they have registered", async () => {
    const guest = await makeShopper(shop, "visitor");
    await shop.ctx.db
      .update(account)
      .set({ email: "ada@example.com" })
      .where(eq(account.id, guest.accountId));
    const { masterNo } = await place(guest);
    await payByCard(shop, guest, masterNo);
    const [paid] = await composed();
    const token = linkIn(paid ?? ({} as Message));
    const params = { token };
    const { data: before } = await shop.call(guestOrder, { params });
    expect(before).toMatchObject({ paid: true, canSignIn: true, expressList: [] });
    expect(before.history.map(({ title }) => title)).toEqual(["Order placed", "Paid"]);
    const { orderNo = "" } = before.orderList[0] ?? {};
    const seller = await makeStaff(shop, merchantId);
    await shop.call(merchantOrderShip, { token: seller.token, params: { orderNo }, body: parcelOf() });
    const { data } = await shop.call(guestOrder, { params });
    expect(data.expressList).toMatchObject([{ orderNo, expNo: "1234567890" }]);

    const signIn = (of: string) => shop.call(loginOrderLink, { body: { token: of } });
    const session = (await signIn(token)).data;
    expect(session).toMatchObject({ userType: "visitor", uid: guest.accountId });
    const own = await shop.call(masterOrderDetail, { token: session.token, params: { orderNo: masterNo } });
    expect(own.code).toBe(200);
    expect((await signIn("A".repeat(32))).code).toBe(404);
    await shop.ctx.db.update(account).set({ type: "email" }).where(eq(account.id, guest.accountId));
    expect((await signIn(token)).code).toBe(404);
    expect((await shop.call(guestOrder, { params })).data.canSignIn).toBe(false);
    shop.clock.advance(91 * dayMs);
    expect((await signIn(token)).code).toBe(404);
  });

  it("doesn't sign in the recipient of an order that was sent to another address than the guest's", async () => {
    const guest = await makeShopper(shop, "visitor");
    const { masterNo } = await place(guest);
    await composed();
    await payByCard(shop, guest, masterNo);
    const [paid] = await composed();
    const token = linkIn(paid ?? ({} as Message));
    const { data } = await shop.call(guestOrder, { params: { token } });
    expect(data).toMatchObject({ orderNo: masterNo, canSignIn: false });
    expect((await shop.call(loginOrderLink, { body: { token } })).code).toBe(404);
  });

  it("is looked up by number and email or phone, always with the same response", async () => {
    const guest = await makeShopper(shop, "visitor");
    const { masterNo, number } = await place(guest);
    await composed();
    const [row] = await shop.ctx.db.select().from(masterOrder).where(eq(masterOrder.orderNo, masterNo));
    const ask = async (orderNo: string, identity: string) => {
      const { code, message, data } = await shop.call(guestOrderLink, { body: { orderNo, identity } });
      expect([code, message, data]).toEqual([
        200,
        "If an order matches, we’ve sent a link to its email address.",
        null,
      ]);
      shop.clock.advance(5 * 60_000);
      return composed();
    };
    const { email = "", phone = "" } = row ?? {};
    for (const [orderNo, identity] of [
      [number, email.toUpperCase()],
      [masterNo, email],
      [`${number}-1`, phone],
    ] as const) {
      const [mail] = await ask(orderNo, identity);
      expect(mail?.to).toBe(email);
      const { data } = await shop.call(guestOrder, { params: { token: linkIn(mail ?? ({} as Message)) } });
      expect(data.orderNo).toBe(masterNo);
    }
    for (const [orderNo, identity] of [
      [number, "other@shop.example"],
      [number, phone.slice(-3)],
      ["4821 9037 5526 4103", email],
      ["no number", email],
      [number, "%"],
    ] as const)
      expect(await ask(orderNo, identity)).toEqual([]);
  });

  it("gets one link per five minutes, regardless of the number of requests", async () => {
    const guest = await makeShopper(shop, "visitor");
    const { masterNo, number } = await place(guest);
    await composed();
    const [row] = await shop.ctx.db.select().from(masterOrder).where(eq(masterOrder.orderNo, masterNo));
    const body = { orderNo: number, identity: row?.email ?? "" };
    for (let count = 0; count < 4; count += 1) await shop.call(guestOrderLink, { body });
    expect((await composed()).length).toBeLessThanOrEqual(2);
  });

  it("is found in the list by the formatted number and by old numbers", async () => {
    const ann = await makeShopper(shop);
    const { token } = ann;
    const { masterNo, number } = await place(ann);
    await payByCard(shop, ann, masterNo);
    const found = async (keywords: string) =>
      (await shop.call(orderList, { token, query: { type: -9, keywords } })).data.total;
    for (const keywords of [number, `${number}-1`, masterNo, masterNo.toLowerCase()])
      expect(await found(keywords)).toBe(1);
    await shop.ctx.db
      .update(masterOrder)
      .set({ orderNo: "PT1231700000000000123456789012" })
      .where(eq(masterOrder.orderNo, masterNo));
    expect(await found("PT1231700000000000123456789012")).toBe(1);
  });
});
