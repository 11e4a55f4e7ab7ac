import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space, font } = vars;

export const form = style({ display: "grid", gap: space[16] });
export const items = style({ margin: 0, padding: 0, listStyle: "none" });
export const item = style({
  display: "grid",
  gridTemplateColumns: "44px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[12],
  paddingBlock: space[10],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border.default}` } },
  "@media": { "(max-width: 479px)": { gridTemplateColumns: "44px minmax(0, 1fr)" } },
});
export const option = style({ display: "block", color: color.fg.muted, fontSize: font.size[12] });
export const consequence = style({ display: "block" });
export const error = style({ margin: 0, color: color.fg.critical, fontSize: font.size[14] });
