import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { idField } from "../fields.ts";
import { wireLocales } from "../limits.ts";
import { messageKeys } from "../message-keys.ts";
import { idInput, withDefault } from "../values.ts";
import { staffOrderQuery } from "./orders.ts";
import { merchantProductList } from "./products.ts";
import { instantInput } from "./staff-values.ts";

const { page: _page, limit: _limit, after: _after, ...orderQuery } = staffOrderQuery;

/** Filters of an order list, without its page. */
export const orderExportQuery = z.object(orderQuery);

export const merchantOrderExport = endpoint({
  method: "GET",
  path: "/api/merchant/export/orders",
  policy: "merchant",
  needs: "orders.read",
  summary:
    "Orders of the list with these filters as a CSV file, one row per order. Amounts need the right `orders.amounts`, and email needs `people.read`. Times are in the time zone that their column names.",
  query: orderExportQuery,
  answerKind: "csv",
  data: z.string(),
});

export const merchantProductExport = endpoint({
  method: "GET",
  path: "/api/merchant/export/products",
  policy: "merchant",
  needs: "products.read",
  summary:
    "Products of the list with these filters as a CSV file, one row per variant, with Shopify's column names and a metafield column for each property. An import of the unchanged file in the same language changes nothing.",
  query: z.extend(z.omit(merchantProductList.query, { page: true, limit: true, sort: true }), {
    merId: idInput,
    /** Language of titles, descriptions and texts; English where a product has none. Other names are in English. */
    language: withDefault(z.enum(wireLocales, messageKeys.wrongParameter), "en"),
  }),
  answerKind: "csv",
  data: z.string(),
});

export const merchantCustomerExport = endpoint({
  method: "POST",
  path: "/api/merchant/export/customers",
  policy: "merchant",
  needs: "people.read",
  summary:
    "Shoppers who paid an order of the shop as a CSV file, with their orders and the sum that they paid. It has personal data, so it is a POST that the audit log records.",
  body: z.object({ merId: idField }),
  answerKind: "csv",
  data: z.string(),
});

/** Orders paid at or after `from` and before `to`. */
export const taxExportQuery = z.object({ from: z.optional(instantInput), to: z.optional(instantInput) });

export const merchantTaxExport = endpoint({
  method: "GET",
  path: "/api/merchant/export/taxes",
  policy: "merchant",
  needs: "money.read",
  summary: "Taxes of a shop's paid orders as a CSV file, with their destination and rates.",
  query: z.extend(taxExportQuery, { merId: idInput }),
  answerKind: "csv",
  data: z.string(),
});
