import { countries } from "@carmine/api/contract";
import { elsewhere, zoneNames } from "../shipping/freight/places.ts";
import { WrongValue } from "./command.ts";

/** Columns that the longest name of a place takes. */
export const placeWidth = Math.max(...zoneNames.map(({ length }) => length));

/** A country by its code, in capital letters. @throws WrongValue for anything else */
export const countryCode = (text: string): string => {
  const code = text.toUpperCase();
  if (!countries.some((country) => country.code === code))
    throw new WrongValue(
      `"${text}" is not an ISO 3166-1 alpha-2 country code`,
      "use two letters, for example US",
    );
  return code;
};

/** A place as shops name it to ship there. @throws WrongValue where it is none */
export const placeOf = (text: string): string => {
  const zone = text.toLowerCase();
  if (zone === elsewhere || zoneNames.includes(zone)) return zone;
  const code = text.toUpperCase();
  if (!countries.some((country) => country.code === code))
    throw new WrongValue(
      `"${text}" is not an ISO 3166-1 alpha-2 country code`,
      `use two letters, one of ${zoneNames.join(", ")}, or "*" for all other countries`,
    );
  return code;
};
