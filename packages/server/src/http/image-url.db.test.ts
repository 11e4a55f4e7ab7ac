import { productList } from "@carmine/api/contract";
import { expect, it } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { makeMerchant, makeProduct } from "../testing/test-shop.ts";

it("sends picture URLs of the CDN to every caller, also to the storefront", async () => {
  const storefrontKey = "storefront-key-0123456789";
  const shop = await testApp({ imageUrl: "https://img.shop.example", storefrontKey });
  await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db));
  for (const headers of [undefined, { "storefront-key": storefrontKey }]) {
    const { data } = await shop.call(productList, {
      query: { page: 1, limit: 5 },
      ...(headers && { headers }),
    });
    expect(data.list[0]?.image).toMatch(/^https:\/\/img\.shop\.example\/media\/.+\.webp$/);
  }
  await shop.close();
});
