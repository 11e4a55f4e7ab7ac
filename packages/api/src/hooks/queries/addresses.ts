import type { ApiClient } from "../../client/client.ts";
import type * as contract from "../../contract/addresses.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import { query } from "../build.ts";
import { addresses } from "../contracts.ts";

export const addressAll = (client: ApiClient) => query(client, "addressAll", addresses);

export const addressList = (client: ApiClient, page: QueryOf<typeof contract.addressList> = {}) =>
  query(client, "addressList", addresses, { query: page });

/** States or provinces of a country by its code. */
export const addressRegions = (client: ApiClient, country: string) =>
  query(client, "addressRegions", addresses, { query: { country } });

export const addressDetail = (client: ApiClient, id: number) =>
  query(client, "addressDetail", addresses, { params: { id } });
