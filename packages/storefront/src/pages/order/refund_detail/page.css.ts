import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const phone = "(max-width: 599px)";

export const stack = style({ display: "grid", gap: vars.space[16], minInlineSize: 0 });
export const body = style({ display: "grid", gap: vars.space[16], padding: vars.space[24] });
export const items = style({
  display: "grid",
  gap: vars.space[16],
  margin: 0,
  padding: vars.space[24],
  listStyle: "none",
});
export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 48px 96px",
  alignItems: "center",
  gap: vars.space[16],
  textAlign: "end",
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr) auto", rowGap: vars.space[4] } },
});
// On a phone the name keeps its width; quantity and total are below it.
export const itemSummary = style({
  textAlign: "start",
  minInlineSize: 0,
  "@media": { [phone]: { gridColumn: "1 / -1" } },
});
export const text = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const pictures = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12] });
export const picture = style({
  inlineSize: 96,
  blockSize: 96,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  overflow: "hidden",
  background: "none",
  cursor: "zoom-in",
});
export const form = style({
  display: "grid",
  gap: vars.space[16],
  gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))",
  alignItems: "start",
});
export const send = style({ justifySelf: "start" });
export const number = style({
  textAlign: "start",
  overflowWrap: "anywhere",
  fontSize: vars.font.size[12],
  fontVariantNumeric: "tabular-nums",
});
