import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const categories = style({ display: "flex", flexWrap: "wrap", gap: space["8"] });

/** 1200 × 340 px at the full content width. */
export const banner = style({ inlineSize: "100%", aspectRatio: "1200 / 340", objectFit: "cover" });
