import { lazy } from "../../../hydration/lazy.tsx";

/** Dialog for selecting the options of a product; loaded on first use. */
export const ChooseOptions = lazy(() => import("./ChooseOptions.tsx"));
