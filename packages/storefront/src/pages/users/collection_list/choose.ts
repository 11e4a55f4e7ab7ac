import { onDemand } from "../../../app/on-demand.tsx";

/** Asks which of a product’s options is meant; loaded when that is asked first. */
export const ChooseOptions = onDemand(() => import("./ChooseOptions.tsx"));
