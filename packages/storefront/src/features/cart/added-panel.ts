import { onDemand } from "../../app/on-demand.tsx";

/** Loaded on the first addition to the cart. */
export const AddedPanel = onDemand(() => import("./AddedPanel.tsx"));
