import { style } from "@vanilla-extract/css";

/** Reserves space for the clock until the time is known. */
export const waiting = style({ visibility: "hidden" });
