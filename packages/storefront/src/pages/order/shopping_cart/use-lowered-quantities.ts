import type { CartItem } from "@carmine/api/hooks";
import { useEffect, useState } from "react";
import { loweredOf, type Lowered } from "./lowered.ts";
import type { Cart } from "./use-cart.ts";

/** Lowers quantities above the stock, and returns those rows for a notice. */
export const useLoweredQuantities = (lines: readonly CartItem[], cart: Cart): readonly Lowered[] => {
  const [said, setSaid] = useState<readonly Lowered[]>([]);
  const { pending, setQuantity } = cart;
  useEffect(() => {
    const lowered = loweredOf(lines, pending);
    if (lowered.length === 0) return;
    for (const { id, to } of lowered) setQuantity(id, to);
    setSaid((before) => [...before.filter(({ id }) => !lowered.some((one) => one.id === id)), ...lowered]);
  }, [lines, pending, setQuantity]);
  return said;
};
