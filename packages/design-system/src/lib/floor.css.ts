import { createVar } from "@vanilla-extract/css";

/** Height of a bar that lies over the lower edge of the window; set on the root while it is shown. */
export const floorVar = createVar();
