import { changeSearch, parseSearch, type Search } from "../../../features/catalogue/search-address.ts";

/** The search that the form of prices asks for: its hidden fields hold all else that narrows the list. */
export const searchOfFields = (fields: Iterable<readonly [string, FormDataEntryValue]>): Search => {
  const texts = [...fields].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  const search = parseSearch(new URLSearchParams(texts));
  const { minPrice, maxPrice } = search;
  const isReversed = Number(minPrice) > Number(maxPrice);
  return isReversed ? changeSearch(search, { minPrice: maxPrice, maxPrice: minPrice }) : search;
};

export const draftOfForm = (form: HTMLFormElement): Search => searchOfFields(new FormData(form));
