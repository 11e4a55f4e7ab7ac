import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { space } = vars;

/** The filters fold there to a button above the list. */
export const columns = style({});
globalStyle(`${columns} > :last-child`, { "@media": { "(max-width: 899px)": { flexBasis: "100%" } } });

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["16"] });

/** Older results while the next ones are on their way. */
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
