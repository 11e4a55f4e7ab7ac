import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space, font } = vars;

export const changes = style({ display: "grid", gap: space[2], margin: 0, fontSize: font.size[12] });
export const change = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space[8]}` });
export const field = style({ color: color.fg.muted });
export const values = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[4],
  margin: 0,
  overflowWrap: "anywhere",
});
export const before = style({ color: color.fg.muted });
export const log = style({ padding: space[16] });
export const more = style({ display: "grid", justifyContent: "center", padding: space[16] });
