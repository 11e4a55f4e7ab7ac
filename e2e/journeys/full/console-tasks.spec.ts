import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type BrowserContext } from "@playwright/test";
import { act, hold, staffClient, tires } from "../support/after-sale.ts";
import { axeViolations } from "../support/axe-violations.ts";
import { cards } from "../support/checkout-page.ts";
import { collectConsoleErrors } from "../support/console-errors.ts";
import { countedUser } from "../support/counted-user.ts";
import { createAddress, createGuestAccount, newEmail, read, registerAs, write } from "../support/shop.ts";
import { shopCommand } from "../support/shop-command.ts";
import { callerPhone, orderTasks } from "../support/tasks/order-tasks.ts";
import { otherTasks } from "../support/tasks/other-tasks.ts";
import { picture, productFile } from "../support/tasks/task.ts";
import { test } from "../support/test.ts";

/** A separate shop, because the tasks change all its prices and ship its orders. */
const shopName = `Task Supply ${Date.now()}`;
const operator = { email: "tova@carmine.example", password: "Camber-angle-3" };

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;
let states: Record<"owner" | "tires" | "operator", State>;
let shopId = 0;

/** Places and pays an order of one unit. @returns the number of the shop's part */
const placePaid = async (
  customer: BrowserContext,
  { productId, skuId }: { readonly productId: number; readonly skuId: number },
  addressId: number,
): Promise<string> => {
  const { data } = await write<{ orderNo: string }>(customer, "/api/front/order/create", {
    preOrderNo: await hold(customer, [{ productId, productAttrUnique: skuId, cartNum: 1 }]),
    addressId,
    payType: "sandbox",
    payChannel: "pc",
  });
  const { orderNo } = data;
  await write(customer, "/api/front/pay/payment", { orderNo, payType: "sandbox", payChannel: "pc" });
  await write(customer, "/api/front/pay/sandbox/confirm", {
    orderNo,
    number: cards.pays,
    expiry: "12/30",
    cvc: "123",
  });
  const { orderList } = await read<{ orderList: { orderNo: string }[] }>(
    customer,
    `/api/front/order/master/detail/${orderNo}`,
  );
  return orderList[0]?.orderNo ?? "";
};

// One worker prepares the shop and does all tasks in this order.
test.describe.configure({ mode: "default" });

test.beforeAll(async ({ browser, baseURL }) => {
  const site = { ...(baseURL && { baseURL }) };
  const folder = mkdtempSync(join(tmpdir(), "carmine-tasks-"));
  writeFileSync(join(folder, picture.name), picture.buffer);
  writeFileSync(join(folder, "parts.csv"), productFile(1, 50));
  shopCommand("import", join(folder, "parts.csv"), "--merchant", shopName, "--images", folder);
  const [owner, customer] = await Promise.all([browser.newContext(site), browser.newContext(site)]);
  const email = await registerAs(owner, "owner", "Twenty-tasks-20");
  shopCommand("member", "grant", email, "--merchant", shopName);
  const shops = await read<{ id: number; name: string }[]>(owner, "/api/merchant/shop/list");
  shopId = shops[0]?.id ?? 0;

  const { list } = await read<{ list: { id: number; skuId: number }[] }>(
    owner,
    `/api/merchant/product/list?merId=${shopId}&limit=1&words=TP-20`,
  );
  const [part] = list;
  const product = { productId: part?.id ?? 0, skuId: part?.skuId ?? 0 };
  await createGuestAccount(customer);
  const order = async (name: string, phone?: string): Promise<string> =>
    placePaid(customer, product, await createAddress(customer, newEmail("to"), name, phone));
  const staff = owner.request;
  const parcel = { deliveryType: "express", deliveryCode: "dhl" };
  await order("Single Parcel");
  for (let count = 0; count < 20; count++) await order("Bulk Customer");
  await order("Ada Caller", callerPhone);
  await order("Late Parcel");
  const wrong = await order("Wrong Number");
  await act(staff, `/api/merchant/order/ship/${wrong}`, { ...parcel, deliveryId: "4102773300" });
  const returned = await order("Refund Person");
  await act(customer.request, "/api/front/order/refund", {
    orderNo: returned,
    text: "Wrong size",
    afterSalesType: 1,
  });
  await act(customer.request, "/api/front/product/question", {
    productId: product.productId,
    content: "Does it fit?",
  });
  await customer.close();

  const [tiresStaff, marketStaff] = await Promise.all([
    staffClient(baseURL, tires),
    staffClient(baseURL, operator),
  ]);
  states = {
    owner: await owner.storageState(),
    tires: await tiresStaff.storageState(),
    operator: await marketStaff.storageState(),
  };
  await Promise.all([owner.close(), tiresStaff.dispose(), marketStaff.dispose()]);
});

for (const { name, by, clicks, fields, run } of [...orderTasks, ...otherTasks])
  test(`${name}: ${clicks} clicks at most`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      storageState: states[by ?? "owner"],
      acceptDownloads: true,
    });
    const page = await context.newPage();
    // A choice of the last time.
    await page.addInitScript(() => localStorage.setItem("console", JSON.stringify({ hasSlips: true })));
    const complaints = collectConsoleErrors(page);
    const user = await countedUser(page);
    await page.goto(by === "operator" ? "/console/m" : `/console/s/${by === "tires" ? 1 : shopId}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await run(user);
    const counts = await user.counts();
    expect(counts.clicks, "clicks").toBeLessThanOrEqual(clicks);
    expect(counts.fields, "fields").toBeLessThanOrEqual(fields);
    // The page of the last click may still be loading; a dialog hides its heading from roles.
    await page.locator("h1").first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
