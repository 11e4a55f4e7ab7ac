import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import * as paths from "../../../app/paths.ts";

export const addressesPerPage = 8;

/** From 1; the first page where the address names none. */
export const readAddressPage = (params: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(params.get("page"))) || 1);

export const addressPageHref = (page: number): string =>
  page > 1 ? `${paths.addresses}?page=${page}` : paths.addresses;

export const addressPage = (api: ApiClient, page: number) =>
  queries.addressList(api, { page, limit: addressesPerPage });
