import { patternStyle } from "../../styles/layered.ts";
import { boldType, clampLines, ease, oneLine, onHover, stretched, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

/** Below this width, numbers and button wrap below the text. */
const wide = "(min-width: 40rem)";

/** A container query root. */
export const root = patternStyle({ position: "relative", containerType: "inline-size" });

export const inside = patternStyle({
  display: "grid",
  gridTemplateColumns: "2.5rem 4.5rem minmax(0, 1fr) auto",
  gridTemplateAreas: `"place picture words words" "place picture rating rating" ". price price action"`,
  alignItems: "center",
  columnGap: space[12],
  rowGap: space[4],
  minBlockSize: "6rem",
  padding: space[12],
  "@container": {
    [wide]: {
      gridTemplateColumns: "2.5rem 4.5rem minmax(0, 1fr) 8.25rem minmax(5.25rem, auto) minmax(5.5rem, auto)",
      gridTemplateAreas: `"place picture words rating price action"`,
      columnGap: space[16],
      paddingInline: space[16],
    },
  },
});

export const place = patternStyle({
  ...boldType(20),
  gridArea: "place",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});
/** Below the rank. */
export const move = patternStyle({
  ...type(12),
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  color: color.fg.muted,
  fontWeight: vars.font.weight.regular,
});
export const up = patternStyle({ color: color.fg.success });
export const picture = patternStyle({ gridArea: "picture" });
export const words = patternStyle({ gridArea: "words", display: "grid", gap: space[4], minInlineSize: 0 });
export const title = patternStyle(type(14));
export const link = patternStyle({
  ...clampLines(2),
  ...stretched,
  transition: ease("color"),
  borderRadius: vars.radius.control,
  ...onHover(`${root}:hover &`, { color: color.fg.act }),
});
export const shop = patternStyle({ ...type(12), ...oneLine, color: color.fg.muted });

export const numbers = patternStyle({
  gridArea: "rating",
  display: "flex",
  flexWrap: "wrap",
  gap: space[4],
  columnGap: space[12],
  "@container": { [wide]: { display: "grid" } },
});
export const rating = patternStyle({ ...type(12), gap: space[4] });
export const score = patternStyle({ fontWeight: vars.font.weight.bold });
export const fact = patternStyle({ ...type(12), color: color.fg.muted, fontVariantNumeric: "tabular-nums" });

export const price = patternStyle({
  gridArea: "price",
  display: "flex",
  flexWrap: "wrap",
  "@container": { [wide]: { justifyContent: "flex-end" } },
});

/** Stacked above the link that covers the row. */
export const action = patternStyle({ gridArea: "action", position: "relative", zIndex: 1, display: "grid" });
