import { style } from "@vanilla-extract/css";

/** The operator's logo: reserves a square before it is loaded, whatever its shape. */
export const logo = style({ aspectRatio: "1", inlineSize: "auto", objectFit: "contain" });
