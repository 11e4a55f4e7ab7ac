import { formatOrderNo, type WireLocale } from "@carmine/api/contract";
import type { Message } from "../context.ts";
import { testApp } from "./test-app.ts";
import { makeProduct, makeMerchant, makeStaff, placeTestOrder, type Shopper } from "./test-shop.ts";

/** A shop with access to its order mails. */
export const mailScene = async () => {
  const shop = await testApp({ rateLimits: false, publicUrl: "https://shop.example" });
  const merchantId = await makeMerchant(shop.ctx.db, "Tread <Co>");
  const staff = await makeStaff(shop, merchantId);

  /** Runs the job and returns the mails it writes to the outbox. */
  const composed = async (): Promise<Message[]> => {
    const before = shop.messages.length;
    await shop.ctx.jobs.run("create-order-emails");
    return shop.messages.slice(before);
  };

  const place = async (shopper: Shopper, locale?: WireLocale) => {
    const product = await makeProduct(shop.ctx.db, merchantId);
    const masterNo = await placeTestOrder(shop, shopper, [product], locale);
    return { masterNo, number: formatOrderNo(masterNo) };
  };

  const linkIn = ({ text }: Message): string => /token=([\w-]+)/.exec(text)?.[1] ?? "";

  return { shop, merchantId, staff, composed, place, linkIn };
};
