import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

/** Stays in view, so that Save is always in reach. */
export const header = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 2,
  paddingBlock: space[8],
  backgroundColor: color.bg.page,
  "@media": { "(max-width: 899px)": { position: "static" } },
});
export const unsaved = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  color: color.fg.caution,
  fontSize: font.size[12],
});
export const message = style({ marginBlockEnd: space[16] });
export const problems = style({ margin: 0, paddingInlineStart: space[16] });
export const conflicts = style({ margin: 0, padding: 0, listStyle: "none" });
export const conflict = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
  marginBlockStart: space[8],
});
export const theirs = style({ color: color.fg.muted, overflowWrap: "anywhere" });
export const fields = style({ display: "grid", gap: space[16] });
export const missing = style({
  display: "inline-block",
  inlineSize: 6,
  blockSize: 6,
  marginInlineStart: space[6],
  borderRadius: radius.full,
  backgroundColor: color.fg.caution,
  verticalAlign: "middle",
});
export const links = style({ display: "flex", flexWrap: "wrap", gap: space[12], alignItems: "center" });
