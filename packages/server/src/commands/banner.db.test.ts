import { hotWords, type WireLocale } from "@carmine/api/contract";
import { expect, it } from "vitest";
import { operatorScene } from "../testing/operator-scene.ts";

const { shop, files, run, write, acts, home } = operatorScene();

it("writes banners with uploaded pictures, ordered by place", async () => {
  const [red, blue] = [await files.picture("red.png", "#f00"), await files.picture("blue.png", "#00f")];
  const words = ["--title", "Grip", "--url", "/goods/top_one"];
  const hero = await write("banner", "set", "--picture", red, "--action", "Shop now", ...words);
  await write("banner", "set", hero, "--title", "ຍຶດເກາະ", "--language", "lao");
  await write("banner", "set", "--place", "strip", "--picture", blue, "--text", "Up to 20% off", ...words);
  const { banner, bastBanner } = await home("lao");
  expect(banner).toMatchObject([
    { id: Number(hero), name: "ຍຶດເກາະ", action: "Shop now", kicker: null, url: "/goods/top_one" },
  ]);
  expect(bastBanner).toMatchObject([{ name: "Grip", text: "Up to 20% off" }]);
  const address = banner[0]?.pic ?? "";
  expect(address).toMatch(/\/media\/f-[\da-f]+\.webp$/);
  expect((await shop().app.inject({ url: new URL(address, "http://x").pathname })).statusCode).toBe(200);

  // Without texts the picture stays: it is the whole banner now.
  await write("banner", "set", hero, "--action", "");
  expect((await home()).banner[0]).toMatchObject({ action: null, pic: address });
  // A picture in a file of entries is next to the file, or one of the shop.
  const second = { title: { en: "Two" }, url: "/", picture: "blue.png", position: 1 };
  const [known] = JSON.parse(`[${(await run("banner", "show", hero)).text}]`) as { picture: string }[];
  const third = { title: { en: "Three" }, url: "/", picture: known?.picture };
  await run("banner", "set", files.json("banners.json", [second, third]));
  expect((await home()).banner.map(({ name }) => name)).toEqual(["Two", "Grip", "Three"]);
  expect((await home()).banner[2]?.pic).toBe(address);
  const [other] = (await home()).banner;
  await write("banner", "set", String(other?.id), "--place", "strip");
  expect((await home()).bastBanner.map(({ name }) => name)).toEqual(["Grip", "Two"]);

  files.text("text.png", "no picture");
  for (const [wrong, message] of [
    [["--picture", files.pathOf("none.png")], "There is no picture"],
    [["--picture", files.pathOf("text.png")], "The file is not a picture"],
    [["--picture", "https://x.example/a.png"], "save the picture as a file first"],
    [["--picture", "/media/f-none.webp"], "The shop has no picture /media/f-none.webp"],
    [["--place", "roof"], "place: must be one of carousel, strip."],
    [["--title", ""], "title: is missing."],
    [["--kicker", "x", "--language", "fr"], "kicker: needs an English text"],
  ] as const)
    expect(await run("banner", "set", hero, ...wrong), message).toEqual({
      status: 1,
      text: expect.stringContaining(message),
    });
  // The first is valid, the second isn't: neither is written.
  const broken = { ...second, picture: "text.png" };
  const before = (await run("banner")).text;
  expect((await run("banner", "set", files.json("banners.json", [third, broken]))).text).toMatch(
    /^error: Entry 2, .*text/,
  );
  expect((await run("banner")).text).toBe(before);
});

it("writes popular searches", async () => {
  const shown = async (locale: WireLocale) =>
    (await shop().call(hotWords, { locale })).data.map(({ title }) => title);
  expect(await shown("en")).toEqual([]);
  const tires = await write("hot-word", "set", "--title", "Winter tires");
  await write("hot-word", "set", tires, "--title", "ຢາງລະດູໜາວ", "--language", "lao");
  const oil = await write("hot-word", "set", "--title", "Oil", "--position", "1");
  expect([await shown("en"), await shown("lao")]).toEqual([
    ["Oil", "Winter tires"],
    ["Oil", "ຢາງລະດູໜາວ"],
  ]);
  await run("hot-word", "remove", oil, tires);
  expect(await shown("en")).toEqual([]);
  expect((await acts(`hotWord:${oil}`)).map(({ action }) => action)).toEqual([
    "hotWord.write",
    "hotWord.remove",
  ]);
});
