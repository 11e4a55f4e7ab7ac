import type { ApiClient } from "../../client/client.ts";
import * as contract from "../../contract/cart.ts";
import { query } from "../build.ts";

/** Rows by shop: the valid ones or the invalid ones. */
export const cartList = (client: ApiClient, isValid = true) =>
  query(client, "cartList", contract.cartList, { query: { isValid } });

/** The badge counts rows, not pieces. */
export const cartCount = (client: ApiClient) =>
  query(client, "cartCount", contract.cartCount, { query: { type: "total", numType: true } });
