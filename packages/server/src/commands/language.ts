import { type WireLocale, wireLocales } from "@carmine/api/contract";
import { isWireLocale } from "../shared/wire-locale.ts";
import { WrongValue } from "./command.ts";

/** @throws WrongValue for a language that the shop doesn't have */
export const languageIn = (text: string): WireLocale => {
  if (!isWireLocale(text))
    throw new WrongValue(`"${text}" is not a language of the shop`, `use one of ${wireLocales.join(", ")}`);
  return text;
};
