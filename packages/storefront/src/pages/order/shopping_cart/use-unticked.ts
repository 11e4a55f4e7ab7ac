import { useEffect, useState } from "react";
import { withStorage } from "../../../app/storage.ts";
import type { Unticked } from "./cart-model.ts";

/** In session storage: a reload and *Back* find the ticks as they were. */
const storageKey = "cartUnticked";

const read = (): Unticked => {
  const ids = withStorage("sessionStorage", (storage): unknown =>
    JSON.parse(storage.getItem(storageKey) ?? "[]"),
  );
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === "number") : []);
};

/** Lines without a tick. The server doesn't know of ticks, so everything is ticked until hydrated. */
export const useUnticked = (): [Unticked, (next: Unticked) => void] => {
  const [unticked, setUnticked] = useState<Unticked>(new Set<number>());
  useEffect(() => setUnticked(read()), []);
  return [
    unticked,
    (next) => {
      setUnticked(next);
      // Without storage the ticks last as long as the page.
      withStorage("sessionStorage", (storage) => storage.setItem(storageKey, JSON.stringify([...next])));
    },
  ];
};
