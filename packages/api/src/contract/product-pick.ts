import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { searchWords } from "./fields.ts";
import { decimal, idInput, idListInput, orNull } from "./values.ts";

/** A product in a field that selects products. */
export const pickedProduct = z.object({
  id: z.number(),
  name: z.string(),
  image: orNull(z.string()),
  price: decimal,
  merName: z.string(),
});
export type PickedProduct = z.output<typeof pickedProduct>;

const pickQuery = {
  /** Part of a name in any language, or an id. */
  words: searchWords(100),
  /** These products, instead of a search. */
  ids: z.optional(idListInput),
};

export const operatorProductPick = endpoint({
  method: "GET",
  path: "/api/operator/product/pick",
  policy: "operator",
  needs: "content.write",
  summary: "Up to 20 products with these words, or up to 50 with these ids, to select them in a field.",
  query: z.object(pickQuery),
  data: z.array(pickedProduct),
});

export const merchantProductPick = endpoint({
  method: "GET",
  path: "/api/merchant/product/pick",
  policy: "merchant",
  needs: "products.read",
  summary:
    "Up to 20 products of a shop with these words, or up to 50 with these ids, to select them in a field.",
  query: z.object({ merId: idInput, ...pickQuery }),
  data: z.array(pickedProduct),
});
