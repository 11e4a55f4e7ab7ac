import { merchantProductPick, operatorProductPick, type PickedProduct } from "@carmine/api/contract";
import { useState } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useDebounced } from "../../../app/use-debounced.ts";

/** Maximum number of ids per call. */
const maxIds = 50;

interface ProductOptions {
  /** Results of the search. */
  readonly found: readonly PickedProduct[];
  /** Names of the selected products that are known so far. */
  readonly chosen: ReadonlyMap<number, PickedProduct>;
  readonly isLoading: boolean;
  readonly search: (words: string) => void;
}

/** Product options that match a part of the name. */
export const useProductOptions = (ids: readonly number[]): ProductOptions => {
  const [words, setWords] = useState("");
  const [initialIds] = useState(ids.slice(0, maxIds));
  const settled = useDebounced(words.trim(), 200);
  const { merId } = useWorkspace();
  const namedQuery = { ids: initialIds.join(",") };
  const wordsQuery = settled === "" ? {} : { words: settled };
  const isOfShop = merId !== null;
  const shopId = merId ?? 0;
  const hasIds = initialIds.length > 0;
  // Only one query of each pair is enabled.
  const shopNamed = useRead(
    merchantProductPick,
    { query: { merId: shopId, ...namedQuery } },
    { enabled: hasIds && isOfShop },
  );
  const allNamed = useRead(operatorProductPick, { query: namedQuery }, { enabled: hasIds && !isOfShop });
  const shopResults = useRead(
    merchantProductPick,
    { query: { merId: shopId, ...wordsQuery } },
    { keepPrevious: true, enabled: isOfShop },
  );
  const allResults = useRead(
    operatorProductPick,
    { query: wordsQuery },
    { keepPrevious: true, enabled: !isOfShop },
  );
  const named = isOfShop ? shopNamed : allNamed;
  const results = isOfShop ? shopResults : allResults;
  const [seen, setSeen] = useState<ReadonlyMap<number, PickedProduct>>(new Map());
  const products = [...(named.data ?? []), ...(results.data ?? [])];
  if (products.some(({ id }) => !seen.has(id)))
    setSeen(new Map([...seen, ...products.map((product) => [product.id, product] as const)]));
  return { found: results.data ?? [], chosen: seen, isLoading: results.isFetching, search: setWords };
};
