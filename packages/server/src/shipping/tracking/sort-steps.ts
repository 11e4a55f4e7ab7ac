import type { TrackStep } from "../../database/schema/shipping.ts";

/** Tracking steps by time, oldest first. */
export const sortSteps = (steps: readonly TrackStep[]): TrackStep[] =>
  steps.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
