import type { ApiClient } from "../../client/client.ts";
import { query } from "../build.ts";
import { cart } from "../contracts.ts";

/** Rows by shop: the valid ones or the invalid ones. */
export const cartList = (client: ApiClient, isValid = true) =>
  query(client, "cartList", cart, { query: { isValid } });

/** The badge counts rows, not pieces. */
export const cartCount = (client: ApiClient) =>
  query(client, "cartCount", cart, { query: { type: "total", numType: true } });
