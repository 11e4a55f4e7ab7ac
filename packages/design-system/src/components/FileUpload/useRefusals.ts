"use client";
import { useState } from "react";
import type { RefusalReason } from "./limits.ts";

export interface Refusal {
  id: number;
  name: string;
  reason: RefusalReason;
}

interface Refusals {
  refusals: readonly Refusal[];
  /** Replaces the notices of the previous selection. */
  show: (refused: readonly Omit<Refusal, "id">[]) => void;
  dismiss: (id: number) => void;
}

export function useRefusals(): Refusals {
  const [{ refusals, last }, setState] = useState<{ refusals: readonly Refusal[]; last: number }>({
    refusals: [],
    last: 0,
  });
  return {
    refusals,
    show: (refused) =>
      setState(() => ({
        refusals: refused.map((refusal, index) => ({ ...refusal, id: last + index + 1 })),
        last: last + refused.length,
      })),
    dismiss: (id) =>
      setState((state) => ({ ...state, refusals: state.refusals.filter((refusal) => refusal.id !== id) })),
  };
}
