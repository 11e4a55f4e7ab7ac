import { onDemand } from "../../app/on-demand.tsx";

/** What an empty page offers; loaded when one is shown. */
export const MoreToSee = onDemand(() => import("./MoreToSee.tsx"));
