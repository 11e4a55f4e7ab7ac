import type { ApiClient } from "../../client/client.ts";
import { cartOf } from "../../models/cart.ts";
import { modelQuery, query } from "../build.ts";

/** Items by shop: the valid ones or the invalid ones. */
export const cartList = (client: ApiClient, isValid = true) =>
  modelQuery(client, "cartList", cartOf, { query: { isValid } });

/** The number of rows in the cart, not of units. */
export const cartCount = (client: ApiClient) =>
  query(client, "cartCount", { query: { type: "total", numType: true } });
