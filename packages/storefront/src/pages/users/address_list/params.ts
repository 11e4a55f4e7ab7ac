import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import * as paths from "../../../app/paths.ts";
import { listParams, page } from "../../../features/list-params.ts";

export const addressesPerPage = 8;

export const addressParams = listParams(paths.addresses, { page });

export const addressQuery = (api: ApiClient, params: URLSearchParams) =>
  queries.addressList(api, { ...addressParams.read(params), limit: addressesPerPage });
