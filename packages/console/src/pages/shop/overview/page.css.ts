import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

const areas = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 22rem",
  gap: space[16],
  "@media": { "(max-width: 1099px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const columns = style([areas, { alignItems: "start" }]);
/** Cards of the same height. */
export const money = style([areas, { marginBlockEnd: space[16] }]);
export const rows = style({ containerType: "inline-size", margin: 0, padding: 0, listStyle: "none" });
const row = style({
  display: "grid",
  alignItems: "center",
  gap: space[12],
  minBlockSize: 52,
  padding: `${space[6]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.border.default}`,
  // The title has a line below it.
  ":first-child": { borderBlockStart: 0 },
});
/** One line where it fits in every language, else two lines, or three on phones. */
const oneLine = "(min-width: 47rem)";
const twoLines = "(min-width: 34rem) and (max-width: 46.99rem)";
export const orderRow = style([
  row,
  {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    "@container": {
      [twoLines]: { gridTemplateColumns: "11.5rem minmax(0, 1fr) auto" },
      [oneLine]: { gridTemplateColumns: "11.5rem minmax(6rem, 1fr) 10.5rem 5rem 7rem auto" },
    },
  },
]);
export const productRow = style([row, { gridTemplateColumns: "36px minmax(0, 1fr) auto" }]);
export const refundRow = style([row, { gridTemplateColumns: "minmax(0, 1fr) auto" }]);
export const action = style({ justifySelf: "end" });
export const amount = style({
  justifySelf: "end",
  fontVariantNumeric: "tabular-nums",
  "@container": { [twoLines]: { justifySelf: "start" } },
});
export const stock = style({ display: "grid", justifyItems: "end", fontVariantNumeric: "tabular-nums" });
