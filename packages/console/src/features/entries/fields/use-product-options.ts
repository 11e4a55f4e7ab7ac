import { operatorProductPick, type PickedProduct } from "@carmine/api/contract";
import { useState } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useDebounced } from "../../../app/use-debounced.ts";

/** Most ids of one call. */
const maxIds = 50;

interface ProductOptions {
  /** Results of the search. */
  readonly found: readonly PickedProduct[];
  /** Names of the selected products that are known so far. */
  readonly chosen: ReadonlyMap<number, PickedProduct>;
  readonly isLoading: boolean;
  readonly search: (words: string) => void;
}

/** Products to select by typing a part of their name. */
export const useProductOptions = (ids: readonly number[]): ProductOptions => {
  const [words, setWords] = useState("");
  const [initialIds] = useState(ids.slice(0, maxIds));
  const settled = useDebounced(words.trim(), 200);
  const named = useRead(
    operatorProductPick,
    { query: { ids: initialIds.join(",") } },
    { enabled: initialIds.length > 0 },
  );
  const results = useRead(
    operatorProductPick,
    { query: settled === "" ? {} : { words: settled } },
    { keepPrevious: true },
  );
  const [seen, setSeen] = useState<ReadonlyMap<number, PickedProduct>>(new Map());
  const products = [...(named.data ?? []), ...(results.data ?? [])];
  if (products.some(({ id }) => !seen.has(id)))
    setSeen(new Map([...seen, ...products.map((product) => [product.id, product] as const)]));
  return { found: results.data ?? [], chosen: seen, isLoading: results.isFetching, search: setWords };
};
