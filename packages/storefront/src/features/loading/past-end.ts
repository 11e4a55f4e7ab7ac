import { onDemand } from "../../app/on-demand.tsx";

/** In place of a list's page after the last one; loaded when one is shown, so it needs a `Suspense` above it. */
export const PastEnd = onDemand(() => import("./PastEnd.tsx"));
