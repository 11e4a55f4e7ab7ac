import { belowFold } from "../../app/on-demand.tsx";

/** What an empty page offers; loaded when one is shown. */
export const MoreToSee = belowFold(() => import("./more-to-see/BelowFold.tsx"));
