import { type Facet, productFacets, productList } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { writeProducts } from "./write-products.ts";
import { testApp } from "./test-app.ts";

const tires = ["Tires", "Car tires", "Winter tires"];
const wheels = ["Wheels", "Alloy wheels"];

/** A shop with a few tires, a wheel and foam, and search helpers. */
export const searchShop = async () => {
  const shop = await testApp();
  const ids = await writeProducts(shop.ctx.db, [
    {
      handle: "polar",
      name: {
        en: "Norrland Polar winter tire",
        "zh-CN": "诺兰冬季轮胎",
        es: "Neumático de invierno Norrland",
        fr: "Pneu hiver Norrland",
        th: "ยางรถยนต์ฤดูหนาว",
        lao: "ຢາງລົດລະດູໜາວ",
      },
      category: tires,
      brand: "Norrland",
      merchant: "Nordic House",
      sizes: ["205/55 R16 91H", "225/45 R17 94V"],
      stocks: [4, 0],
      price: "95.00",
      rank: 9,
    },
    {
      handle: "eco",
      name: { en: "Verdant Eco summer tire 205/55 R16" },
      category: ["Tires", "Car tires", "Summer tires"],
      brand: "Verdant",
      price: "60.00",
      stock: 0,
      rank: 8,
    },
    {
      handle: "wheel",
      name: { en: "Forza alloy wheel" },
      category: wheels,
      brand: "Forza",
      price: "139.00",
      rank: 7,
    },
    { handle: "hidden", name: { en: "Hidden winter tire" }, category: tires, isShown: false },
    { handle: "foam", name: { en: "Shine foam 100% clean" }, category: ["Care"], price: "9.99", rank: 1 },
  ]);
  await shop.ctx.db.execute(sql`update product set star_counts = '{0,0,0,1,4}' where handle = 'polar'`);

  const list = async (query: Record<string, unknown>, locale?: "th") => {
    const { data } = await shop.call(productList, { query, ...(locale ? { locale } : {}) });
    return data;
  };
  const handles = async (query: Record<string, unknown>): Promise<(string | undefined)[]> => {
    const names = new Map([...ids].map(([handle, id]) => [id, handle]));
    return (await list(query)).list.map(({ id }) => names.get(id));
  };
  const facets = async (query: Record<string, unknown>) => {
    const { data } = await shop.call(productFacets, { query });
    const values = (key: string) => {
      const found: Facet | undefined = data.find((facet) => facet.key === key);
      return Object.fromEntries(
        (found?.values ?? []).map(({ value, name, count }) => [
          key.startsWith("option") ? value : name,
          count,
        ]),
      );
    };
    return { data, values };
  };
  const idOfCategory = async (name: string): Promise<number> => {
    const { rows } = await shop.ctx.db.execute<{ id: number }>(
      sql`select id from category where name ->> 'en' = ${name}`,
    );
    return rows[0]?.id ?? 0;
  };

  return { shop, ids, list, handles, facets, idOfCategory };
};
