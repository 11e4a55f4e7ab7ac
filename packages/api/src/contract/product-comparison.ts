import * as z from "zod/mini";
import { productAttribute, productCard, productInfo } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { tagsOfProducts } from "./page-tags.ts";
import { idListInput } from "./values.ts";

export const productComparison = endpoint({
  method: "GET",
  path: "/api/front/product/compare",
  policy: "public",
  cached: ["catalogue", "short"],
  tags: ({ list }) => ["search", ...tagsOfProducts(list.map(({ card }) => card))],
  summary: "Up to four products with their properties, in the order of `ids`; missing products are left out.",
  /** Ids beyond the first four are ignored. */
  query: z.object({ ids: idListInput }),
  data: z.object({
    list: z.array(
      z.object({
        card: productCard,
        ...z.pick(productInfo, {
          brandName: true,
          specification: true,
          properties: true,
          tireLabel: true,
        }).shape,
        productAttr: z.array(productAttribute),
        /** Names of the shop's guarantees. */
        guarantees: z.array(z.string()),
      }),
    ),
  }),
});
