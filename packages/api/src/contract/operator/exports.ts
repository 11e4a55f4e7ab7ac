import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { orderExportQuery, taxExportQuery } from "../merchant/exports.ts";

export const operatorOrderExport = endpoint({
  method: "GET",
  path: "/api/operator/export/orders",
  policy: "operator",
  needs: "orders.read",
  summary:
    "Orders of the list with these filters as a CSV file, one row per order. Email needs the right `people.read`.",
  query: orderExportQuery,
  answerKind: "csv",
  data: z.string(),
});

export const operatorTaxExport = endpoint({
  method: "GET",
  path: "/api/operator/export/taxes",
  policy: "operator",
  needs: "money.read",
  summary: "Taxes of all shops' paid orders as a CSV file, with their destination and rates.",
  query: taxExportQuery,
  answerKind: "csv",
  data: z.string(),
});
