import type { Page } from "@playwright/test";
import type { FakePaypal } from "../../../packages/server/src/testing/fake-paypal.ts";

/** Fake PayPal approval page with links to approve, to approve with a declined card, and to cancel. */
export const routePaypal = async (page: Page, paypal: FakePaypal): Promise<void> => {
  const { base } = paypal.keys;
  await page.route(`${base}/checkoutnow?*`, (route) => {
    const token = new URL(route.request().url()).searchParams.get("token") ?? "";
    const order = paypal.orders.get(token);
    if (!order) return route.fulfill({ status: 404, body: "" });
    const cancel = `${order.cancelUrl}&token=${token}`.replaceAll("&", "&amp;");
    return route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>PayPal</title><h1>Pay ${order.value} ${order.currency}</h1>
        <a href="${base}/agree?token=${token}">Complete purchase</a>
        <a href="${base}/agree?token=${token}&amp;declined">Complete purchase with a declined card</a> <a href="${cancel}">Cancel and return</a>`,
    });
  });
  await page.route(`${base}/agree?*`, (route) => {
    const { searchParams } = new URL(route.request().url());
    const token = searchParams.get("token") ?? "";
    paypal.approve(token, searchParams.has("declined") ? "DECLINED" : "COMPLETED");
    const location = `${paypal.orders.get(token)?.returnUrl ?? ""}&token=${token}&PayerID=PAYER`;
    return route.fulfill({ status: 302, headers: { location } });
  });
};
