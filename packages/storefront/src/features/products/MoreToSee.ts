import { belowFold } from "../../app/on-demand.tsx";

/** Recommendations for an empty page; loaded on demand. */
export const MoreToSee = belowFold(() => import("./more-to-see/BelowFold.tsx"));
