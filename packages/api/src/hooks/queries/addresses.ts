import type { ApiClient } from "../../client/client.ts";
import * as contract from "../../contract/addresses.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import { query } from "../build.ts";

export const addressAll = (client: ApiClient) => query(client, "addressAll", contract.addressAll);

export const addressList = (client: ApiClient, page: QueryOf<typeof contract.addressList> = {}) =>
  query(client, "addressList", contract.addressList, { query: page });

export const addressDetail = (client: ApiClient, id: number) =>
  query(client, "addressDetail", contract.addressDetail, { params: { id } });
