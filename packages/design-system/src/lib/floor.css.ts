import { createVar } from "@vanilla-extract/css";

/** Height of a bar over the bottom of the viewport; set on the root while it is visible. */
export const floorVar = createVar();
