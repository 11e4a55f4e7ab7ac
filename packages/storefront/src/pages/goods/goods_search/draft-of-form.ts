import { chosenBounds, type PriceScale } from "../../../features/catalogue/price-bounds.ts";
import { searchParams, type Search } from "../../../features/catalogue/search-params.ts";

/** The search of a price form, whose hidden fields contain all other filters. */
export const searchOfFields = (
  fields: Iterable<readonly [string, FormDataEntryValue]>,
  scale: PriceScale,
): Search => {
  const texts = [...fields].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  const search = searchParams.read(new URLSearchParams(texts));
  return { ...search, ...chosenBounds(search, scale) };
};

export const draftOfForm = (form: HTMLFormElement, scale: PriceScale): Search =>
  searchOfFields(new FormData(form), scale);
