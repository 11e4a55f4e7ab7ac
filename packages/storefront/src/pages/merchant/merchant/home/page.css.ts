import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const categories = style({ display: "flex", flexWrap: "wrap", gap: space["8"] });

/** Three cards next to each other. */
export const profile = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 320px), 1fr))",
  gap: space["16"],
});

/** 1200 × 340 px at the full content width. */
export const banner = style({ inlineSize: "100%", aspectRatio: "1200 / 340", objectFit: "cover" });
