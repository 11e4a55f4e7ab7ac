import { addressLines } from "@carmine/api/address-forms";
import { countries } from "@carmine/api/contract";
import type { OrderPlace } from "../../database/schema/order-place.ts";
import { regionOf } from "../../shared/regions.ts";

/** Lines of an address in one: line breaks would look like lines of the shop in mails. */
export const inOneLine = (lines: readonly (string | null | undefined)[]): string =>
  lines.filter(Boolean).join(", ").replaceAll(/\s+/g, " ");

export const addressLineOf = (place: OrderPlace): string =>
  inOneLine([
    ...addressLines(place.country, { ...place, regionName: regionOf(place.region)?.name ?? null }),
    countries.find(({ code }) => code === place.country)?.name,
  ]);
