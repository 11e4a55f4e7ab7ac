import { style } from "@vanilla-extract/css";

/** The clock's place while the page doesn't know the time yet. */
export const waiting = style({ visibility: "hidden" });
