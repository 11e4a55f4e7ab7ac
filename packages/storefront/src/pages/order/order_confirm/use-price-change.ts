import { useRef, useState, useEffect } from "react";

export interface PriceChange {
  readonly before: string;
  readonly now: string;
}

/**
 * The difference between two answers for the same choices; undefined while they are equal. A new choice changes the
 * price as the shopper expects it, so it starts anew.
 * @param total what is to be paid; undefined while it is asked for
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
