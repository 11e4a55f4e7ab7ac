import { useEffect, useState } from "react";
import { withStorage } from "../../../app/storage.ts";
import type { DeselectedRows } from "./cart-model.ts";

/** Session storage key: a reload or *Back* restores the selection. */
const storageKey = "cartUnticked";

const read = (): DeselectedRows => {
  const ids = withStorage("sessionStorage", (storage): unknown =>
    JSON.parse(storage.getItem(storageKey) ?? "[]"),
  );
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === "number") : []);
};

/** Deselected rows. The server doesn't know the selection, so everything is selected until hydrated. */
export const useDeselectedRows = (): [DeselectedRows, (next: DeselectedRows) => void] => {
  const [deselected, setDeselected] = useState<DeselectedRows>(new Set<number>());
  useEffect(() => setDeselected(read()), []);
  return [
    deselected,
    (next) => {
      setDeselected(next);
      // Without storage the selection lasts as long as the page.
      withStorage("sessionStorage", (storage) => storage.setItem(storageKey, JSON.stringify([...next])));
    },
  ];
};
