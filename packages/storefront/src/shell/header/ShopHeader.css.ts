import { style } from "@vanilla-extract/css";

/** The operator's sign in the place of the drawn one, whatever its shape. */
export const logo = style({ display: "block", inlineSize: 52, blockSize: 52, objectFit: "contain" });
