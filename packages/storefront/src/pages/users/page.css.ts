import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const stack = style({ display: "grid", gap: vars.space[16], minInlineSize: 0 });

export const greeting = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[16],
});

export const names = style({ flex: "1 1 200px", minInlineSize: 0, overflowWrap: "anywhere" });

export const figures = style({ display: "flex", flexWrap: "wrap" });

export const figure = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  minInlineSize: 112,
  minBlockSize: 72,
  paddingInline: vars.space[12],
  fontSize: vars.font.size[12],
  color: vars.color.fg.muted,
  textDecoration: "none",
  selectors: {
    "& + &": { borderInlineStart: `1px solid ${vars.color.border.default}` },
    "&:hover": { color: vars.color.fg.act },
  },
});

export const number = style({ fontSize: vars.font.size[24], color: vars.color.fg.act });

export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(96px, 40%), 1fr))",
  rowGap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const tile = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  textAlign: "center",
  // Hyphenates long words in a wide font, such as “remboursements”.
  hyphens: "auto",
  overflowWrap: "anywhere",
  borderRadius: vars.radius.control,
  color: vars.color.fg.default,
  textDecoration: "none",
  selectors: { "&:hover": { backgroundColor: vars.color.bg.page, color: vars.color.fg.act } },
});

export const tileIcon = style({ position: "relative", display: "inline-grid" });

/** Doesn't shrink if there is space next to the title. */
export const more = style({ "@media": { "(min-width: 600px)": { flex: "none" } } });

export const body = style({
  padding: vars.space[24],
  "@media": { "(max-width: 599px)": { padding: vars.space[16] } },
});

/** Two columns of 576 and 368 px, or one if both don't fit. */
export const columns = style({ display: "flex", flexWrap: "wrap", gap: vars.space[16] });

export const points = style({ flex: "576 1 360px" });

export const coupons = style({ flex: "368 1 300px" });

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const viewed = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(168px, 1fr))",
  gap: vars.space[16],
});
