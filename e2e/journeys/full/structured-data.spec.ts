import { expect, type APIRequestContext } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { read, pickSkus } from "../support/shop.ts";
import { test } from "../support/test.ts";

type Data = Record<string, unknown> & { readonly "@type": string };

/** JSON-LD of a page by type, read from the HTML alone. */
const dataOf = async (request: APIRequestContext, path: string): Promise<Map<string, Data>> => {
  const html = await (await request.get(path)).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const found = scripts.map(([, text = ""]) => JSON.parse(text) as Data);
  for (const data of found) expect(data["@context"], path).toBe("https://schema.org");
  expect(new Set(found.map((data) => data["@type"])).size, `${path}: one of each type`).toBe(found.length);
  return new Map(found.map((data) => [data["@type"], data]));
};

const address = expect.stringMatching(/^https?:\/\/[^/]+\//);
const price = expect.stringMatching(/^\d+(\.\d{1,2})?$/);

/** Breadcrumb positions start at 1; all but the last one have a URL. */
const isBreadcrumb = (data: Data | undefined): void => {
  const steps = data?.["itemListElement"] as Record<string, unknown>[];
  expect(steps.length).toBeGreaterThan(0);
  for (const [at, step] of steps.entries())
    expect(step).toMatchObject({
      "@type": "ListItem",
      position: at + 1,
      name: expect.stringMatching(/\S/),
      ...(at < steps.length - 1 && { item: address }),
    });
};

for (const prefix of ["", "/lao"]) {
  test(`provides structured data with all required fields on product, list and shop pages ("${prefix}/")`, async ({
    request,
  }) => {
    const [item] = await pickSkus(request, 1);
    const product = await dataOf(request, `${prefix}/goods_detail/${item?.productId}`);
    isBreadcrumb(product.get("BreadcrumbList"));
    const { list: rated } = await read<{ list: { id: number; replyNum: number }[] }>(
      request,
      "/api/front/product/list?limit=100",
    );
    const reviewed = rated.find(({ replyNum }) => replyNum > 0)?.id;
    for (const path of [`/goods_detail/${item?.productId}`, `/goods_detail/${reviewed}`]) {
      const said = (await dataOf(request, prefix + path)).get("Product");
      expect(said, path).toMatchObject({
        name: expect.stringMatching(/\S/),
        image: expect.arrayContaining([address]),
        sku: expect.stringMatching(/\S/),
        offers: expect.objectContaining({ priceCurrency: expect.stringMatching(/^[A-Z]{3}$/) }),
      });
      expect(said?.["offers"], path).toMatchObject({
        "@type": "Offer",
        price,
        availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|OutOfStock)$/),
        itemCondition: "https://schema.org/NewCondition",
        url: expect.stringMatching(new RegExp(`^https?://[^/]+${prefix}${path}$`)),
        seller: { "@type": "Organization", name: expect.stringMatching(/\S/) },
        shippingDetails: {
          "@type": "OfferShippingDetails",
          shippingRate: {
            "@type": "MonetaryAmount",
            value: price,
            currency: expect.stringMatching(/^[A-Z]{3}$/),
          },
          shippingDestination: {
            "@type": "DefinedRegion",
            addressCountry: expect.stringMatching(/^[A-Z]{2}$/),
          },
        },
        hasMerchantReturnPolicy: {
          "@type": "MerchantReturnPolicy",
          applicableCountry: expect.stringMatching(/^[A-Z]{2}$/),
          returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
          merchantReturnDays: 30,
          returnMethod: "https://schema.org/ReturnByMail",
        },
      });
      if (path.endsWith(String(reviewed)))
        expect(said?.["aggregateRating"]).toMatchObject({
          "@type": "AggregateRating",
          ratingValue: expect.anything(),
          reviewCount: expect.any(Number),
        });
    }

    const list = await dataOf(request, `${prefix}/goods/goods_search?title=tire`);
    isBreadcrumb(list.get("BreadcrumbList"));
    for (const items of [
      list.get("ItemList"),
      (await dataOf(request, `${prefix}/goods/activity_list`)).get("ItemList"),
      (await dataOf(request, `${prefix}/goods/activity_list?id=1`)).get("ItemList"),
      (await dataOf(request, `${prefix}/goods/top_one`)).get("ItemList"),
    ]) {
      const elements = items?.["itemListElement"] as Record<string, unknown>[];
      expect(items?.["numberOfItems"]).toBe(elements.length);
      for (const [at, element] of elements.entries())
        expect(element).toMatchObject({ "@type": "ListItem", position: at + 1, url: address });
    }

    const shop = await dataOf(request, `${prefix}/merchant/merchant/home?id=1`);
    expect(shop.get("OnlineStore")).toMatchObject({
      name: expect.stringMatching(/\S/),
      url: address,
      logo: address,
    });
    const home = await dataOf(request, `${prefix}/`);
    expect(home.get("WebSite")).toMatchObject({
      url: address,
      publisher: { "@type": "Organization", name: expect.stringMatching(/\S/), url: address, logo: address },
      potentialAction: { "@type": "SearchAction", target: expect.stringContaining("{search_term_string}") },
    });
  });
}

test("serves the shop logo of the structured data", async ({ request }) => {
  const site = (await dataOf(request, "/")).get("WebSite");
  const publisher = site?.["publisher"] as { logo: string } | undefined;
  expect((await request.get(new URL(publisher?.logo ?? "").pathname)).headers()["content-type"]).toContain(
    "image/svg+xml",
  );
});

test("shows the same price in the structured data and on the page, also for a selected SKU", async ({
  page,
}) => {
  const [item] = await pickSkus(page.request, 1);
  const { productValue } = await read<{ productValue: Record<string, { id: number; price: string }> }>(
    page.request,
    `/api/front/product/detail/${item?.productId}`,
  );
  const skus = Object.values(productValue);
  for (const sku of skus.slice(0, 3)) {
    const path = `/goods_detail/${item?.productId}?sku=${sku.id}`;
    const said = (await dataOf(page.request, path)).get("Product");
    expect(said?.["offers"], path).toMatchObject({ price: sku.price });
    await page.goto(path);
    const shown = page.getByRole("main").locator('[data-component="PriceBlock"]').first();
    await expect(shown).toContainText(`$${sku.price}`);
  }
});

test("keeps the structured data after hydration", async ({ page }) => {
  const [item] = await pickSkus(page.request, 1);
  await page.goto(`/goods_detail/${item?.productId}`);
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(texts.map((text) => (JSON.parse(text) as Data)["@type"]).toSorted()).toEqual([
    "BreadcrumbList",
    "Product",
  ]);
});
