import { type WireLocale, wireLocales } from "@carmine/api/contract";
import { isWireLocale } from "../shared/wire-locale.ts";
import { WrongUse } from "./command.ts";

/** @throws WrongUse where the shop has no such language */
export const languageIn = (text: string): WireLocale => {
  if (!isWireLocale(text))
    throw new WrongUse(`“${text}” is none of the languages: ${wireLocales.join(", ")}.`);
  return text;
};
