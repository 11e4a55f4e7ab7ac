import { describe, expect, it } from "vitest";
import { foldPlural, indexTokens, isSpelled, queryTokens } from "./tokens.ts";
import { readOptionValues, parseQuery } from "./parse-query.ts";

const size = ["width:205", "profile:55", "rim:16"];

describe("parseQuery", () => {
  it.each([
    "205/55R16",
    "205/55 R16",
    "205/55r16",
    "205 55 16",
    "205 55 r16",
    "205/55/16",
    "205-55-16",
    "205 / 55 / R 16",
    "205/55ZR16",
    "205/55 ZR 16",
    "P205/55R16",
    "2055516",
    "205/5516",
    "２０５/５５ Ｒ１６",
  ])("parses the tire size %s", (typed) => {
    expect(parseQuery(typed)).toMatchObject({ facets: size, tokens: [] });
  });

  it("keeps the words around a size", () => {
    expect(parseQuery("winter tires 205/55R16 91V")).toEqual({
      facets: size,
      tokens: [[["winter"]], [["tire"]], [["91v"], ["91", "v"]]],
      words: "winter tires 91V",
    });
  });

  it.each([
    ["😀 Winter 205/55R16", "😀 Winter"],
    ["Cœur 205/55R16", "coeur"],
  ])("keeps the words of %s whole", (typed, words) => expect(parseQuery(typed).words).toBe(words));

  it("parses parts of a size", () => {
    expect(parseQuery("205/55 winter")).toEqual({
      facets: ["width:205", "profile:55"],
      tokens: [[["winter"]]],
      words: "winter",
    });
    expect(parseQuery("wheels R17")).toMatchObject({ facets: ["rim:17"], tokens: [[["wheel"]]] });
    for (const typed of ["ยางขอบ 16", "ຢາງຂອບ16"]) expect(parseQuery(typed).facets).toEqual(["rim:16"]);
    for (const [width, profile] of [
      [125, 25],
      [395, 85],
    ])
      expect(parseQuery(`${width}/${profile}`).facets).toEqual([`width:${width}`, `profile:${profile}`]);
    for (const rim of [12, 24]) expect(parseQuery(`r${rim}`).facets).toEqual([`rim:${rim}`]);
  });

  it.each([
    "iphone 2024 11 12",
    "200 55 16",
    "205/99R16",
    "205/55R99",
    "1205/55R162",
    "124/55",
    "396/55",
    "205/24",
    "205/86",
    "r11",
    "r25",
    "5W-30",
    "100 ml",
  ])("treats %s literally", (typed) => {
    expect(parseQuery(typed).facets).toEqual([]);
    expect(parseQuery(typed).tokens.length).toBeGreaterThan(0);
  });

  it("replaces the whole plural of a synonym", () => {
    const synonyms = [{ term: "tyre", meaning: "tire" }];
    for (const typed of ["snow tyre", "snow tyres"])
      expect(parseQuery(typed, synonyms).tokens).toEqual([[["tyre"], ["tire"]], [["snow"]]]);
  });

  it("returns nothing for empty input", () => {
    expect(parseQuery(" ,.;!%_\\' ")).toMatchObject({ facets: [], tokens: [] });
  });
});

const finds = (query: string, ...texts: string[]) => {
  const index = new Set(indexTokens(texts));
  const { tokens } = parseQuery(query);
  return (
    tokens.length > 0 && tokens.every((group) => group.some((all) => all.every((token) => index.has(token))))
  );
};

describe("tokens", () => {
  it.each([
    ["tires", "Winter tire"],
    ["neumatico", "Neumáticos de invierno"],
    ["NEUMÁTICOS", "neumatico"],
    ["brushes", "Wheel brush"],
    ["5w30", "Motor oil 5W-30"],
    ["oil 5w-30", "Motor oil 5W30"],
    ["5w 30", "Motor oil 5W-30"],
    ["iphone15", "iPhone 15"],
    ["batteries", "Battery 12 V"],
    ["jante", "Jantes alliage"],
    ["coeur", "Cœur"],
    ["viet", "Việt"],
    ["冬季", "高品质冬季轮胎"],
    ["轮胎", "高品质冬季轮胎 205/55 R16"],
    ["胎", "冬季轮胎"],
    ["ยางรถยนต์", "ขายยางรถยนต์ฤดูหนาว"],
    ["ฤดูหนาว", "ยางรถยนต์ฤดูหนาว"],
    ["ຢາງລົດ", "ຢາງລົດລະດູໜາວ"],
    ["\u0e99\u0ec9\u0eb3ມັນ", "\u0e99\u0ecd\u0ec9\u0eb2ມັນເຄື່ອງ"],
    ["\u0e99\u0ecd\u0ec9\u0eb2ມັນ", "\u0e99\u0ec9\u0eb3ມັນເຄື່ອງ"],
    ["\u0e99\u0ec9\u0ecd\u0eb2ມັນ", "\u0e99\u0ec9\u0eb3ມັນເຄື່ອງ"],
    ["\u0e19\u0e49\u0e33มัน", "\u0e19\u0e4d\u0e49\u0e32มันเครื่อง"],
    ["\u0e19\u0e4d\u0e49\u0e32มัน", "\u0e19\u0e49\u0e33มันเครื่อง"],
    ["lao ຢາງ", "Lao ຢາງລົດ"],
    ["205 55", "Tire 205/55R16"],
    ["8j", "Wheel 18 × 8J ET45"],
    ["tires for winter", "Winter tire"],
    ["the wheels with 5x112", "Wheel 5x112"],
    ["children's bikes", "Bike for children"],
    ["pneus d’hiver", "Pneu hiver"],
    ["l'écran", "Écran 4K"],
    ["table à manger", "Table, salle à manger"],
    ["fundas para sofás de la casa", "Funda sofá casa"],
    ["黑色的椅子", "椅子 黑色"],
    ["17 inch wheels", "Wheel 17 × 7J"],
    ["17-inch wheels", "Wheel 17 × 7J"],
    ["monitor 32in", "Monitor 32″"],
    ["oil 5 litres", "Motor oil 5 L"],
    ["aceite 5 litros", "Aceite 5 l"],
    ["llantas 17 pulgadas", "Llanta 17 × 7J"],
    ["jante 17 pouces", "Jante 17 × 7J"],
    ["17寸轮毂", "17 × 7J 轮毂"],
    ["17英寸轮毂", "17 × 7J 轮毂"],
    ["ล้อ 17 นิ้ว", "ล้อแม็ก 17 × 7J"],
    ["ກົງລໍ້ 17 ນິ້ວ", "ກົງລໍ້ 17 × 7J"],
    ["the", "The"],
  ])("matches the query %s with %s", (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it.each([
    ["夏季", "冬季轮胎"],
    ["ฤดูร้อน", "ยางรถยนต์ฤดูหนาว"],
    ["tires", "Wheel"],
    ["glass", "gla"],
  ])("does not match the query %s with %s", (query, text) => {
    expect(finds(query, text)).toBe(false);
  });

  it.each([
    ["keys", "key"],
    ["ties", "tie"],
    ["batteries", "battery"],
    ["users", "user"],
    ["boxes", "box"],
    ["chests", "chest"],
    ["gas", "gas"],
    ["glass", "glass"],
    ["radius", "radius"],
    ["18ks", "18ks"],
    // French words in -eu differ from those in -us.
    ["pneus", "pneu"],
    ["campus", "campus"],
  ])("folds %s to %s", (word, folded) => expect(foldPlural(word)).toBe(folded));

  it("segments text without spaces: letter pairs for a query, also single letters for a text", () => {
    expect(queryTokens("冬季轮胎")).toEqual(["冬季", "季轮", "轮胎"]);
    expect([queryTokens("冬季"), queryTokens("冬")]).toEqual([["冬季"], ["冬"]]);
    expect(indexTokens(["冬季"])).toEqual(["冬", "季", "冬季"]);
  });

  it("finds a tire size by its parts", () =>
    expect(indexTokens(["205/55R16"])).toEqual(expect.arrayContaining(["205", "55", "16", "r16"])));

  it("corrects only words of three Latin letters or more", () => {
    expect(["tire", "rim"].map(isSpelled)).toEqual([true, true]);
    expect(["et", "4matic", "mp3", "轮胎"].map(isSpelled)).toEqual([false, false, false, false]);
  });

  it("distinguishes the vowels and tones of Thai and Lao", () => {
    expect(indexTokens(["ปา"])).not.toEqual(indexTokens(["ป่า"]));
  });
});

describe("readOptionValues", () => {
  it("groups alternatives and skips invalid parts", () => {
    expect([...readOptionValues("width:205, width:215,rim:16,width:205,:x,y:,z")]).toEqual([
      ["width", ["205", "215"]],
      ["rim", ["16"]],
    ]);
    expect([...readOptionValues("nonsense,w: 7 , :x")]).toEqual([["w", ["7"]]]);
    expect(readOptionValues(undefined).size).toBe(0);
  });

  it("accepts twelve options with all of their values", () => {
    const many = Array.from({ length: 250 }, (_, at) => `o${at}:a`);
    const wanted = readOptionValues([...many, "o3:b"].join(","));
    expect([...wanted.keys()]).toEqual(many.slice(0, 12).map((option) => option.split(":")[0]));
    expect(wanted.get("o3")).toEqual(["a", "b"]);
  });
});
