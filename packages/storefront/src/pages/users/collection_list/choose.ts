import { onDemand } from "../../../app/on-demand.tsx";

/** Dialog for selecting the options of a product; loaded on first use. */
export const ChooseOptions = onDemand(() => import("./ChooseOptions.tsx"));
