import { patternStyle } from "../../styles/layered.ts";
import { asWritten, ease, focusRing, hiddenBox, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius, font } = vars;

export const root = patternStyle({ ...type(14), display: "grid", gap: space[16] });

export const group = patternStyle({
  display: "grid",
  gridTemplateColumns: "fit-content(128px) minmax(0, 1fr)",
  gap: space[8],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const name = patternStyle({
  minInlineSize: space[72],
  paddingBlockStart: space[8],
  color: color.fg.muted,
  "@media": { [media.phone]: { paddingBlockStart: 0 } },
});

export const options = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[8],
  rowGap: space[16],
});

/**
 * Many values scroll in their own box, so that price and buttons stay near. Includes space for the badges and
 * the focus ring.
 */
export const many = patternStyle({
  maxBlockSize: 264,
  marginInline: "-4px",
  padding: `${space[8]} ${space[4]}`,
  overflowY: "auto",
  overscrollBehavior: "contain",
});

export const option = patternStyle({
  position: "relative",
  display: "inline-grid",
  gridTemplateColumns: "minmax(0, auto)",
  alignItems: "center",
  maxInlineSize: "100%",
  minBlockSize: 36,
  paddingInline: space[12],
  border: `1px solid ${color.border.strong}`,
  borderRadius: radius.control,
  backgroundColor: color.bg.card,
  cursor: "pointer",
  transition: ease("border-color", "color", "background-color"),
  ...onHover("&:hover", { borderColor: color.border.act }),
  selectors: {
    "&:has(:checked)": {
      borderColor: color.border.act,
      boxShadow: `inset 0 0 0 1px ${color.border.act}`,
      backgroundColor: color.bg.tint,
      color: color.fg.act,
      fontWeight: font.weight.bold,
    },
    "&:has(:focus-visible)": focusRing,
    // Can still be selected, to be notified when it is back in stock.
    "&[data-sold-out]": {
      borderStyle: "dashed",
      backgroundColor: color.bg.sunken,
      color: color.fg.muted,
    },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&:has(:checked)": { outline: "2px solid Highlight" } } },
  },
});

export const content = patternStyle({
  gridArea: "1 / 1",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[8],
  minInlineSize: 0,
});

export const withPicture = patternStyle({ paddingInlineStart: space[2] });
export const picture = patternStyle({ inlineSize: space[28], flexShrink: 0 });
export const input = patternStyle(hiddenBox);
export const struck = patternStyle({
  ...asWritten,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  selectors: { [`${option}[data-sold-out] &`]: { textDecoration: "line-through" } },
});
export const aside = patternStyle({
  fontWeight: font.weight.regular,
  color: color.fg.muted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  selectors: { [`${option}:has(:checked) &`]: { color: "inherit", fontWeight: font.weight.bold } },
});

/** Overlaps the top edge. In the flow, so that a short value such as a shoe size is as wide as its badge. */
export const soldOut = patternStyle({
  ...type(11),
  gridArea: "1 / 1",
  alignSelf: "start",
  justifySelf: "end",
  transform: `translateY(calc(${space[8]} - 100%))`,
  marginInline: `calc(-1px - ${space[12]})`,
  paddingInline: space[6],
  borderRadius: radius.control,
  backgroundColor: color.fg.muted,
  color: color.bg.card,
  whiteSpace: "nowrap",
});
