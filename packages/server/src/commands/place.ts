import { countries } from "@carmine/api/contract";
import { otherCountries, zoneNames } from "../shipping/freight/places.ts";
import { WrongValue } from "./command.ts";

/** Length of the longest place name. */
export const placeWidth = Math.max(...zoneNames.map(({ length }) => length));

/** An ISO country code in uppercase. @throws WrongValue for anything else */
export const countryCode = (text: string): string => {
  const code = text.toUpperCase();
  if (!countries.some((country) => country.code === code))
    throw new WrongValue(
      `"${text}" is not an ISO 3166-1 alpha-2 country code`,
      "use two letters, for example US",
    );
  return code;
};

/** A country code, a zone or "*". @throws WrongValue for anything else */
export const placeOf = (text: string): string => {
  const zone = text.toLowerCase();
  if (zone === otherCountries || zoneNames.includes(zone)) return zone;
  const code = text.toUpperCase();
  if (!countries.some((country) => country.code === code))
    throw new WrongValue(
      `"${text}" is not an ISO 3166-1 alpha-2 country code`,
      `use two letters, one of ${zoneNames.join(", ")}, or "*" for all other countries`,
    );
  return code;
};
