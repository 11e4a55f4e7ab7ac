import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { tablet } from "./ShopFilters.css.ts";

const { space } = vars;

/** The list has the full width when the filters are collapsed. */
export const columns = style({});
globalStyle(`${columns} > :last-child`, { "@media": { [tablet]: { flexBasis: "100%" } } });

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["16"] });

/** Previous results while the next ones load. */
export const leaving = style([
  list,
  { opacity: 0.5, transition: `opacity ${vars.motion.normal} ${vars.motion.ease} 200ms` },
]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space["12"],
  overflowWrap: "anywhere",
});
