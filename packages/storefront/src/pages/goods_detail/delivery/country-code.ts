import { countryOf } from "@carmine/api/contract";

/** ISO 3166 code of a country by its name in an address. */
export const countryCode = (name: string): string | undefined => countryOf(name)?.code;
