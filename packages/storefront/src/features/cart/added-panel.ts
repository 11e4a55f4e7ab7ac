import { lazy } from "../../hydration/lazy.tsx";

/** Loaded on the first addition to the cart. */
export const AddedPanel = lazy(() => import("./AddedPanel.tsx"));
