import { Code, consoleViewList, consoleViewRemove, consoleViewSave, maxViews } from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeMerchant, makeStaff } from "../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
});
afterAll(() => shop.close());

it("saves, replaces, lists and removes the views of an account in one workspace", async () => {
  const [merId, otherShop] = [await makeMerchant(shop.ctx.db), await makeMerchant(shop.ctx.db)];
  const { token } = await makeStaff(shop, merId);
  const colleague = await makeStaff(shop, merId);
  const list = "orders" as const;
  const save = (name: string, query: string) =>
    shop.call(consoleViewSave, { token, body: { list, merId, name, query } });
  const read = async (of: string, id = merId) => {
    const { code, data } = await shop.call(consoleViewList, { token: of, query: { list, merId: id } });
    return code === Code.ok ? data : code;
  };
  await save("Rush", "payment=paid");
  await save("Gifts", "note=yes");
  await save("rush", "view=late");
  expect(await read(token)).toEqual([
    { name: "Gifts", query: "note=yes" },
    { name: "rush", query: "view=late" },
  ]);
  expect(await read(colleague.token)).toEqual([]);
  expect(await read(token, otherShop)).toBe(Code.notFound);
  await shop.call(consoleViewRemove, { token, body: { list, merId, name: "Rush" } });
  expect(await read(token)).toEqual([{ name: "Gifts", query: "note=yes" }]);
  for (let at = 1; at < maxViews; at += 1) await save(`View ${at}`, "");
  expect((await save("One more", "")).code).toBe(Code.badRequest);
  expect((await save("Gifts", "note=yes&view=late")).code).toBe(Code.ok);
});
