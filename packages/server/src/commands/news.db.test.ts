import type { WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { operatorScene } from "../testing/operator-scene.ts";
import { makeProduct, makeMerchant } from "../testing/test-shop.ts";
import { WrongUse } from "./index.ts";

const { shop, files, run, write, acts, home } = operatorScene();

it("adds, changes, moves and removes news, which the home page shows immediately", async () => {
  expect((await home()).newsList).toEqual([]);
  const first = await write("news", "set", "--title", "Winter is here", "--url", "/goods/top_one");
  const second = await write("news", "set", "--title", "New shops", "--url", "/merchant/merchant_street");
  await write("news", "set", first, "--title", "L’hiver est là", "--language", "fr");
  const shown = async (locale: WireLocale) => (await home(locale)).newsList.map(({ title }) => title);
  expect(await shown("fr")).toEqual(["L’hiver est là", "New shops"]);
  expect(await shown("th")).toEqual(["Winter is here", "New shops"]);

  await write("news", "set", second, "--position", "1");
  expect(await shown("en")).toEqual(["New shops", "Winter is here"]);
  expect((await run("news")).text).toBe(
    `${second.padStart(6)}  New shops  /merchant/merchant_street\n${first.padStart(6)}  Winter is here  /goods/top_one\n`,
  );
  await write("news", "set", first, "--title", "", "--language", "fr");
  expect(await shown("fr")).toEqual(["New shops", "Winter is here"]);
  expect(await run("news", "remove", second)).toEqual({ status: 0, text: "" });
  expect(await shown("en")).toEqual(["Winter is here"]);

  const whole = { id: Number(second), title: { en: "New shops" }, url: "/merchant/merchant_street" };
  const operator = { role: "operator", merchantId: null };
  expect(await acts(`news:${second}`)).toEqual([
    { ...operator, action: "news.write", before: null, after: { ...whole, position: 2 } },
    { ...operator, action: "news.write", before: { position: 2 }, after: { position: 1 } },
    { ...operator, action: "news.remove", before: { ...whole, position: 1 }, after: null },
  ]);
  const both = { en: "Winter is here", fr: "L’hiver est là" };
  expect((await acts(`news:${first}`)).slice(1)).toMatchObject([
    { before: { title: { en: "Winter is here" } }, after: { title: both } },
    { before: { title: both }, after: { title: { en: "Winter is here" } } },
  ]);
  await run("news", "remove", first);
});

it("imports its own output from a file, and writes nothing if one entry is refused", async () => {
  const texts = (text: string) => ({ en: text, fr: `${text} fr`, "zh-CN": `${text} zh`, lao: `${text} lao` });
  const two = [
    { title: texts("One"), url: "/" },
    { title: texts("Two"), url: "/goods/goods_search?title=ice" },
  ];
  expect(await run("news", "set", files.json("news.json", two))).toMatchObject({ status: 0 });
  const shown = JSON.parse((await run("news", "show")).text) as { id: number }[];
  expect(shown).toEqual(two.map((entry, at) => ({ id: shown[at]?.id, ...entry, position: at + 1 })));
  const turned = shown.toReversed().map((entry, at) => ({ ...entry, position: at + 1 }));
  await run("news", "set", files.json("news.json", turned));
  expect((await home("lao")).newsList.map(({ title }) => title)).toEqual(["Two lao", "One lao"]);
  // Unchanged entries aren't logged.
  const [, id = ""] = shown.map((entry) => String(entry.id));
  await write("news", "set", id, "--url", "/goods/goods_search?title=ice");
  expect(await acts(`news:${id}`)).toHaveLength(2);
  expect(JSON.parse((await run("news", "show", id)).text)).toMatchObject({ id: Number(id), position: 1 });

  const good = { title: { en: "Good" }, url: "/" };
  for (const [wrong, message] of [
    [{ title: { en: "x", de: "y" }, url: "/" }, "Entry 2, title: “de” is none of the languages: en, zh-CN,"],
    [{ title: { fr: "x" }, url: "/" }, "Entry 2, title: needs an English text"],
    [{ title: "x", url: "/" }, "Entry 2, title: must be a text in each language"],
    [{ url: "/" }, "Entry 2, title: is missing."],
    [{ title: { en: "x" } }, "Entry 2, url: is missing."],
    [{ title: { en: " " }, url: "/" }, "Entry 2, title en: is empty."],
    [{ title: { en: "x\u0000" }, url: "/" }, "Entry 2, title en: contains invalid"],
    [{ title: { en: "x\uD800" }, url: "/" }, "Entry 2, title en: contains invalid"],
    [{ title: { en: "x".repeat(121) }, url: "/" }, "Entry 2, title en: is longer than 120 characters."],
    [{ ...good, sort: 1 }, "Entry 2, “sort” is none of the fields: title, url, position."],
    [{ ...good, position: 0 }, "Entry 2, position: must be a whole number from 1 to 1000."],
    [{ ...good, id: 999_999 }, "Entry 2, there is no news line 999999."],
    [{ ...good, id: "first" }, "Entry 2, id: is not the number of a news line"],
    [{ ...good, url: "/nowhere" }, "Entry 2, url: “/nowhere” doesn’t lead to a page of the shop."],
    ["x", "Entry 2, news line: is not an object"],
  ] as const)
    expect(await run("news", "set", files.json("wrong.json", [good, wrong])), message).toEqual({
      status: 1,
      text: expect.stringContaining(message),
    });
  const again = { ...good, id: Number(id) };
  expect((await run("news", "set", files.json("wrong.json", [again, again]))).text).toContain("occurs twice");
  files.text("wrong.json", "{");
  expect((await run("news", "set", files.pathOf("wrong.json"))).text).toContain("is not JSON");
  expect((await run("news", "set", files.pathOf("none.json"))).text).toContain("can't be read");
  expect((await run("news", "set", files.json("wrong.json", []))).text).toContain("has no news line");
  expect((await run("news", "remove", id, "999999")).text).toBe("error: There is no news line 999999.\n");
  expect((await run("news", "show", "999999")).text).toBe(
    'error: there is no news line 999999; run "shop news" for the list\n',
  );
  expect((await home()).newsList.map(({ title }) => title)).toEqual(["Two", "One"]);
});

it("shows the usage for invalid arguments", async () => {
  for (const words of [
    ["sing"],
    ["set"],
    ["set", "x", "--title", "y"],
    ["set", "1", "2", "--title", "y"],
    ["set", "news.json", "--title", "y"],
    ["set", "--title", "y", "--language", "de"],
    ["remove"],
    ["show", "first"],
    ["list", "--title", "y"],
  ])
    await expect(run("news", ...words), words.join(" ")).rejects.toThrow(WrongUse);
});

it("lists broken links, and allows changing their texts", async () => {
  const { db } = shop().ctx;
  const merchantId = await makeMerchant(db);
  const { productId } = await makeProduct(db, merchantId);
  const number = await write("news", "set", "--title", "x", "--url", `/goods_detail/${productId}`);
  expect((await run("news")).text).toMatch(/\/goods_detail\/\d+\n$/);
  await db.execute(sql`update merchant set is_open = false where id = ${merchantId}`);
  expect((await run("news")).text).toContain(`there is no product on sale ${productId}.)`);
  await write("news", "set", number, "--title", "Corrected");
  expect((await run("news", "set", number, "--url", `/goods_detail/${productId}?sku=1`)).status).toBe(1);
});

it("gives concurrently added entries different positions", async () => {
  await Promise.all(
    ["a", "b", "c", "d"].map((title) =>
      write("news", "set", "--title", title, "--url", "/", "--position", "1"),
    ),
  );
  const shown = JSON.parse((await run("news", "show")).text) as { position: number }[];
  expect(shown.map(({ position }) => position)).toEqual(shown.map((_, at) => at + 1));
  const { rows } = await shop().ctx.db.execute(
    sql`select count(distinct sort) = count(*) as apart from news_item`,
  );
  expect(rows).toEqual([{ apart: true }]);
});
