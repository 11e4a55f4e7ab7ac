import { style } from "@vanilla-extract/css";

/** Saving needs scripts. */
export const save = style({ "@media": { "(scripting: none)": { display: "none" } } });
