import { countries } from "@carmine/api/contract";
import { elsewhere, zoneNames } from "../shipping/freight/places.ts";
import { WrongUse } from "./command.ts";

/** Columns that the longest name of a place takes. */
export const placeWidth = Math.max(...zoneNames.map(({ length }) => length));

/** A place as shops name it to send there. @throws WrongUse where it is none */
export const placeOf = (text: string): string => {
  const zone = text.toLowerCase();
  if (zone === elsewhere || zoneNames.includes(zone)) return zone;
  const code = text.toUpperCase();
  if (!countries.some((country) => country.code === code))
    throw new WrongUse(
      `“${text}” is no country: two letters as ISO 3166 has them, one of ${zoneNames.join(", ")}, or “*” for all others.`,
    );
  return code;
};
