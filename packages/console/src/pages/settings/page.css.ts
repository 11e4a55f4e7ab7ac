import { style } from "@vanilla-extract/css";

export const card = style({ maxInlineSize: "40rem" });
