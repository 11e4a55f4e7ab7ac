import type { ApiClient } from "../../client/client.ts";
import { modelQuery, query } from "../build-query.ts";

/** Items by shop: available or unavailable ones. */
export const cartList = (client: ApiClient, isValid = true) =>
  modelQuery(client, "cartList", ({ cartOf }) => cartOf, { query: { isValid } });

/** Number of rows in the cart, not of units. */
export const cartCount = (client: ApiClient) =>
  query(client, "cartCount", { query: { type: "total", numType: true } });
