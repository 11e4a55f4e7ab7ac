import { useRef, useState, useEffect } from "react";

export interface PriceChange {
  readonly before: string;
  readonly now: string;
}

/**
 * The difference between two totals for the same choices; undefined while they are equal. A new choice resets it,
 * because the shopper expects another total.
 * @param total amount to pay; undefined while it is fetched
 */
export const usePriceChange = (choices: string, total: string | undefined): PriceChange | undefined => {
  const last = useRef<{ choices: string; total: string }>(undefined);
  const [change, setChange] = useState<PriceChange>();
  useEffect(() => {
    if (total === undefined) return;
    const before = last.current;
    last.current = { choices, total };
    if (before?.choices !== choices) setChange(undefined);
    else if (before.total !== total) setChange({ before: before.total, now: total });
  }, [choices, total]);
  return change;
};
