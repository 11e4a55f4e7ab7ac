import type { ApiClient } from "../../client/client.ts";
import type * as contract from "../../contract/addresses.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import { addressOf } from "../../models/address.ts";
import { pageModel } from "../../models/page.ts";
import { modelQuery, query } from "../build.ts";
import { addresses } from "../contracts.ts";

export const addressAll = (client: ApiClient) =>
  modelQuery(client, "addressAll", addresses, (list) => list.map(addressOf));

export const addressList = (client: ApiClient, page: QueryOf<typeof contract.addressList> = {}) =>
  modelQuery(client, "addressList", addresses, pageModel(addressOf), { query: page });

/** States or provinces of a country by its code. */
export const addressRegions = (client: ApiClient, country: string) =>
  query(client, "addressRegions", addresses, { query: { country } });

/** Where the shopper seems to be, for a new address. */
export const addressIpInfo = (client: ApiClient) => query(client, "addressIpInfo", addresses);

export const addressDetail = (client: ApiClient, id: number) =>
  modelQuery(client, "addressDetail", addresses, addressOf, { params: { id } });
