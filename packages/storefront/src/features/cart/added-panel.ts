import { onDemand } from "../../app/on-demand.tsx";

/** What was put in the cart; loaded when that is first done. */
export const AddedPanel = onDemand(() => import("./AddedPanel.tsx"));
