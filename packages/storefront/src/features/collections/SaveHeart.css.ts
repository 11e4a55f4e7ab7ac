import { style } from "@vanilla-extract/css";

/** Saving needs the script. */
export const save = style({ "@media": { "(scripting: none)": { display: "none" } } });
