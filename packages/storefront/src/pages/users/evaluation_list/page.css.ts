import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[16],
  padding: `${vars.space[16]} ${vars.space[24]}`,
  selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${vars.color.border.default}` } },
});

/** Narrow enough at 1024 px for most shop names and the button in the same row. */
export const product = style({ flex: "1 1 12rem", minInlineSize: 0 });

export const fact = style({
  fontSize: vars.font.size[14],
  color: vars.color.fg.muted,
});

/** At the end of the row, even if it wraps. */
export const action = style({ marginInlineStart: "auto" });

export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const review = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  padding: `${vars.space[20]} ${vars.space[24]}`,
  selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${vars.color.border.default}` } },
});

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[20] });
