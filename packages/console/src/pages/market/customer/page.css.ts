import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[12],
  padding: `${space[10]} ${space[16]}`,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border.default}` } },
});
export const end = style({ display: "grid", justifyItems: "end", textAlign: "end", whiteSpace: "nowrap" });
export const none = style({
  padding: `${space[12]} ${space[16]}`,
  color: color.fg.muted,
});
export const text = style({ overflowWrap: "anywhere" });
