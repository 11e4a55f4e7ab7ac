import { call } from "./load.ts";

/** Ids of up to 1,000 products with more than 20 units in stock. */
export const stockedProducts = async (address: string): Promise<number[]> => {
  const ids: number[] = [];
  for (let page = 1; page <= 10; page += 1) {
    const { list } = await call<{ list: { id: number; stock: number }[] }>({
      url: `${address}/api/front/product/list?limit=100&page=${page}`,
    });
    ids.push(...list.filter(({ stock }) => stock > 20).map(({ id }) => id));
    if (list.length < 100) break;
  }
  return ids;
};
