import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const page = style({ display: "grid", gap: space["16"], paddingBlockEnd: space["56"] });
export const intro = style({ display: "grid", gap: space["4"] });
/** Three fields and the button in one row. */
export const form = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr)) auto",
  alignItems: "end",
  gap: space["16"],
  "@media": { "(max-width: 767px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const car = style({ display: "grid", gap: space["16"] });
export const sizes = style({ display: "grid", gap: space["12"] });
export const links = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["12"],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
