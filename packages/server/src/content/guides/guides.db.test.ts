import { guideList, homeIndex } from "@carmine/api/contract";
import { afterAll, expect, it } from "vitest";
import { operator } from "../../testing/operator.ts";
import { testApp } from "../../testing/test-app.ts";
import { writeGuide } from "./guides.ts";

const shop = await testApp();
afterAll(() => shop.close());

it("lists guides by topic, and searches them for all words in the reader's language", async () => {
  const write = (slug: string, title: string, topic: "help" | "guides") =>
    writeGuide(shop.ctx, operator, slug, "en", { title, html: `<p>All about 100% ${title}</p>`, topic });
  await write("sizes", "Tire sizes", "guides");
  await write("delivery", "Delivery", "help");
  await writeGuide(shop.ctx, operator, "sizes", "fr", { title: "Tailles", html: "<p>Dimensions</p>" });
  const slugs = async (keyword: string, locale: "en" | "fr" = "en") =>
    (await shop.call(guideList, { query: { keyword }, locale })).data.map(({ slug }) => slug);
  expect(await slugs("")).toEqual(["delivery", "sizes"]);
  expect(await slugs("ABOUT sizes")).toEqual(["sizes"]);
  expect(await slugs("dimensions", "fr")).toEqual(["sizes"]);
  expect(await slugs("100%")).toEqual(["delivery", "sizes"]);
  expect(await slugs("1_0%")).toEqual([]);
});

it("lists policies and texts about the shop for the footer of every page", async () => {
  const footer = async () => (await shop.call(homeIndex)).data.footerPages;
  expect(await footer()).toEqual([]);
  const html = "<h2>30 days</h2><p>Return unused items.</p>";
  await writeGuide(shop.ctx, operator, "returns", "en", { title: "Returns", html, topic: "policies" });
  await writeGuide(shop.ctx, operator, "contact", "en", { title: "Contact", html, topic: "about" });
  expect(await footer()).toEqual([
    { slug: "contact", title: "Contact" },
    { slug: "returns", title: "Returns" },
  ]);
  const listed = (await shop.call(guideList, { query: {} })).data;
  expect(listed.find(({ slug }) => slug === "returns")?.intro).toBe("Return unused items.");
});
