import {
  homeIndex,
  loginPicture,
  merchantIndex,
  merchantStreet,
  defaultPictures,
  readPayCurrency,
} from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntriesOf, runIn } from "../testing/command-line.ts";
import { operatorFiles } from "../testing/operator-files.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeMerchant } from "../testing/test-shop.ts";
import { WrongUse } from "./index.ts";

let shop: TestApp;
const files = operatorFiles();
beforeAll(async () => {
  shop = await testApp({ dataDir: files.pathOf("data") });
});
afterAll(async () => {
  await shop.close();
  files.remove();
});
const run = (...words: string[]) => runIn(shop, ...words);
const own = expect.stringMatching(/\/media\/f-[\da-f]+\.webp$/);

it("sets and removes the marketplace's pictures", async () => {
  const home = async () => {
    const { data } = await shop.call(homeIndex);
    return { ...data, shopPayCurrency: readPayCurrency(data.shopPayCurrency) };
  };
  const before = await home();
  expect(before).toMatchObject({
    logoUrl: expect.stringContaining(defaultPictures.logo),
    recommendImage: null,
    shopStreetHeaderImag: null,
  });
  const [red, blue] = [await files.picture("red.png", "#f00"), await files.picture("blue.png", "#00f")];
  await run("look", "--logo", red, "--products", blue, "--street", red, "--sign-in", blue);
  const { logoUrl, ...after } = await home();
  expect({ logoUrl, ...after }).toMatchObject({
    logoUrl: own,
    recommendImage: own,
    shopStreetHeaderImag: logoUrl,
    shopPayCurrency: before.shopPayCurrency,
    consumerType: before.consumerType,
  });
  expect((await shop.call(loginPicture)).data.loginLeftImage).toBe(after.recommendImage);
  expect((await shop.app.inject(new URL(logoUrl ?? "", "http://x").pathname)).statusCode).toBe(200);
  await run("look", "--logo", "");
  expect(await home()).toMatchObject({
    logoUrl: expect.stringContaining(defaultPictures.logo),
    recommendImage: own,
  });
  expect((await run("look")).text).toContain("logo         (none)\n");
  expect(await auditEntriesOf(shop, "look")).toMatchObject([
    { role: "operator", action: "look.write", before: { logo: null }, after: { logo: own } },
    { before: { logo: own }, after: { logo: null } },
  ]);
});

it("sets a shop's pictures and position", async () => {
  const id = await makeMerchant(shop.ctx.db, "Plain Street");
  for (const name of ["Second", "Third"]) await makeMerchant(shop.ctx.db, name);
  const [red, blue] = [await files.picture("red.png", "#f00"), await files.picture("blue.png", "#00f")];
  await run("merchant", "look", "plain street", "--avatar", red, "--cover", blue);
  const options = ["--banners", `${red}, ${blue}`, "--self", "yes", "--recommended", "yes"];
  await run("merchant", "look", "Plain Street", ...options);
  await run("merchant", "look", "Third", "--sort", "5");
  const { data } = await shop.call(merchantIndex, { params: { id } });
  expect(data).toMatchObject({ avatar: own, backImage: own, isSelf: true });
  expect(JSON.parse(data.pcBanner ?? "")).toEqual([{ sattDir: data.avatar }, { sattDir: data.backImage }]);
  const { list } = (await shop.call(merchantStreet)).data;
  // One picture is used everywhere until there are others.
  const covers = async () => {
    const { backImage, pcBackImage } = (await shop.call(merchantIndex, { params: { id } })).data;
    const street = (await shop.call(merchantStreet)).data.list.find((one) => one.id === id);
    return { backImage, pcBackImage, street: street?.streetBackImage, card: street?.backImage };
  };
  const cover = data.backImage;
  expect(await covers()).toEqual({ backImage: cover, pcBackImage: cover, street: cover, card: cover });
  const green = await files.picture("green.png", "#0f0");
  await run("merchant", "look", "Plain Street", "--street-cover", green, "--page-cover", red);
  const { street, pcBackImage } = await covers();
  expect(new Set([cover, street, pcBackImage]).size).toBe(3);
  expect(await covers()).toMatchObject({ backImage: cover, card: cover, pcBackImage: data.avatar });
  await run("merchant", "look", "Plain Street", "--street-cover", "", "--page-cover", "");
  expect(await covers()).toEqual({ backImage: cover, pcBackImage: cover, street: cover, card: cover });
  expect(list.map(({ name }) => name)).toEqual(["Plain Street", "Third", "Second"]);
  expect((await run("merchant", "look", "Third")).text).toMatch(/avatar +\(none\)\n[^]*sort +5\n$/);
  expect((await auditEntriesOf(shop, `look:${id}`)).slice(0, 2)).toMatchObject([
    { merchantId: id, action: "look.write", before: { avatar: null }, after: { avatar: own, isSelf: false } },
    { before: { isSelf: false, banners: [] }, after: { isSelf: true, isRecommended: true } },
  ]);
});

it("reports invalid values without changing anything", async () => {
  const id = await makeMerchant(shop.ctx.db, "Firm Street");
  files.text("text.png", "no picture");
  const red = await files.picture("red.png", "#f00");
  const set = ["merchant", "look", "Firm Street", "--avatar", red];
  for (const [words, message] of [
    [[...set, "--cover", files.pathOf("text.png")], "The file is not a picture"],
    [[...set, "--cover", files.pathOf("none.png")], "There is no picture"],
    [["look", "--logo", "https://x.example/a.png"], "save the picture as a file first"],
  ] as const)
    expect(await run(...words), message).toEqual({ status: 1, text: expect.stringContaining(message) });
  for (const words of [
    ["--self", "maybe"],
    ["--sort", "first"],
  ])
    await expect(run(...set, ...words)).rejects.toThrow(WrongUse);
  await expect(run("merchant", "look")).rejects.toThrow("a single shop name is expected");
  expect((await shop.call(merchantIndex, { params: { id } })).data.avatar).toContain(defaultPictures.logo);
  expect(await auditEntriesOf(shop, `look:${id}`)).toEqual([]);
});
