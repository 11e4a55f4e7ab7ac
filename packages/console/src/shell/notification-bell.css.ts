import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, font, radius, space } = vars;

export const button = style({
  position: "relative",
  display: "grid",
  placeContent: "center",
  inlineSize: 36,
  blockSize: 36,
  border: 0,
  borderRadius: radius.control,
  background: "none",
  color: color.fg.default,
  cursor: "pointer",
  ":hover": { backgroundColor: color.bg.sunken },
});
/** Leaves space for the count. */
export const icon = style({
  position: "relative",
  display: "grid",
  selectors: { "&[data-unread]": { marginBlockStart: space[6], marginInlineEnd: space[12] } },
});
/** Starts at the corner of the icon and grows away from it. */
export const count = style({ insetInlineStart: "calc(100% - 8px)", insetInlineEnd: "auto" });
export const panel = style({
  inlineSize: "min(24rem, calc(100vw - 2rem))",
  maxBlockSize: "min(36rem, 80dvh)",
  overflowY: "auto",
  padding: 0,
});
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minBlockSize: 48,
  paddingInline: space[16],
});
export const none = style({ padding: space[16] });
export const day = style({
  margin: 0,
  padding: `${space[8]} ${space[16]}`,
  backgroundColor: color.bg.sunken,
  color: color.fg.muted,
  fontSize: font.size[12],
  fontWeight: font.weight.bold,
});
export const items = style({ margin: 0, padding: 0, listStyle: "none" });
export const item = style({
  display: "grid",
  gap: space[2],
  inlineSize: "100%",
  padding: `${space[10]} ${space[16]}`,
  border: 0,
  borderInlineStart: "3px solid transparent",
  background: "none",
  color: color.fg.default,
  textAlign: "start",
  cursor: "pointer",
  ":hover": { backgroundColor: color.bg.sunken },
  selectors: { "&[data-unread]": { borderInlineStartColor: color.border.act } },
});
export const title = style({
  fontSize: font.size[14],
  selectors: { "[data-unread] > &": { fontWeight: font.weight.bold } },
});
export const note = style({ color: color.fg.muted, fontSize: font.size[12] });
