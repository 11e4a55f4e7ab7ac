import type { ApiClient } from "../../client/client.ts";
import type * as contract from "../../contract/addresses.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import { modelQuery, query } from "../build-query.ts";

export const addressAll = (client: ApiClient) =>
  modelQuery(
    client,
    "addressAll",
    ({ addressOf }) =>
      (list) =>
        list.map(addressOf),
  );

export const addressList = (client: ApiClient, page: QueryOf<typeof contract.addressList> = {}) =>
  modelQuery(client, "addressList", ({ addressOf, pageModel }) => pageModel(addressOf), { query: page });

/** States or provinces of a country code. */
export const addressRegions = (client: ApiClient, country: string) =>
  query(client, "addressRegions", { query: { country } });

/** The shopper's estimated location, for a new address. */
export const addressIpInfo = (client: ApiClient) => query(client, "addressIpInfo");

export const addressDetail = (client: ApiClient, id: number) =>
  modelQuery(client, "addressDetail", ({ addressOf }) => addressOf, { params: { id } });
