import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

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

/** Narrow enough at 1024 px for the stars and the button in the same row. */
export const product = style({ flex: "1 1 16rem", minInlineSize: 0 });

/** At the end of the row, even if it wraps. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  marginInlineStart: "auto",
});

export const stars = style({ display: "flex" });
export const star = style({ padding: vars.space[4], borderRadius: vars.radius.control });
// The stars up to the one under the pointer.
globalStyle(`${stars}:hover ${star}`, { color: vars.color.fg.star });
globalStyle(`${stars}:hover ${star} svg`, { fill: "currentColor" });
globalStyle(`${stars} ${star}:hover ~ ${star}`, { color: vars.color.fg.muted });
globalStyle(`${stars} ${star}:hover ~ ${star} svg`, { fill: "none" });

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

/** Below the product's text. */
export const written = style({
  paddingBlock: 0,
  paddingInlineStart: 84,
  "@media": { "(max-width: 599px)": { paddingInlineStart: 0 } },
});

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[20] });
