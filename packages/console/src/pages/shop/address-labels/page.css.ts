import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { paper } from "../../../features/print/print.css.ts";

const { space, font } = vars;

/** The types of CSS lack `size`. */
const a4 = { size: "A4", margin: 0 };
/** A named page, because other sheets of the console keep the printer's margins. */
globalStyle("@page labels", a4);

export const sheets = style({});
globalStyle(`main:has(> ${sheets})`, { "@media": { print: { padding: 0 } } });

/** A sheet of A4. Eight labels of 105 × 74 mm cover it. */
export const sheet = style([
  paper,
  {
    page: "labels",
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gridAutoRows: "74mm",
    maxInlineSize: "210mm",
    marginBlockEnd: space[16],
    "@media": {
      "screen and (max-width: 639px)": { gridTemplateColumns: "minmax(0, 1fr)" },
      print: { margin: 0, breakAfter: "page", selectors: { "&:last-child": { breakAfter: "auto" } } },
    },
  },
]);

/** Printers leave some 5 mm at the edges of the paper blank. */
export const label = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  overflow: "hidden",
  padding: "9mm 10mm",
  outline: "1px dashed gray",
  outlineOffset: "-1px",
  "@media": { print: { outline: "none" } },
});
export const address = style({
  display: "grid",
  fontStyle: "normal",
  fontSize: font.size[16],
  overflowWrap: "anywhere",
});
export const number = style({ fontSize: font.size[12] });
