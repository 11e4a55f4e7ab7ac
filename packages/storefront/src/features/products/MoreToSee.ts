import { lazy } from "../../hydration/lazy.tsx";

/** Recommendations for an empty page; loaded on demand. */
export const MoreToSee = lazy(() => import("./MoreToSeeRows.tsx"));
