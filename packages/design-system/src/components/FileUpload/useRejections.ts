"use client";
import { useState } from "react";
import type { RejectionReason } from "./limits.ts";

export interface Rejection {
  id: number;
  name: string;
  reason: RejectionReason;
}

interface Rejections {
  rejections: readonly Rejection[];
  /** Replaces the notices of the previous selection. */
  show: (rejected: readonly Omit<Rejection, "id">[]) => void;
  dismiss: (id: number) => void;
}

export function useRejections(): Rejections {
  const [{ rejections, last }, setState] = useState<{ rejections: readonly Rejection[]; last: number }>({
    rejections: [],
    last: 0,
  });
  return {
    rejections,
    show: (rejected) =>
      setState(() => ({
        rejections: rejected.map((rejection, index) => ({ ...rejection, id: last + index + 1 })),
        last: last + rejected.length,
      })),
    dismiss: (id) =>
      setState((state) => ({
        ...state,
        rejections: state.rejections.filter((rejection) => rejection.id !== id),
      })),
  };
}
