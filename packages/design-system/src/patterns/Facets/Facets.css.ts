import { createVar, fallbackVar, type StyleRule } from "@vanilla-extract/css";
import { patternGlobal, patternStyle } from "../../styles/layered.ts";
import { boldType, card, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius, font } = vars;

/** Touch screens need more space than a pointer. */
const forFingers = (rule: StyleRule, hover: StyleRule): StyleRule => ({
  ...hover,
  "@media": { ...hover["@media"], [media.tablet]: rule },
});

export const root = patternStyle({ ...card, paddingInline: space[16] });

export const group = patternStyle({
  paddingBlock: space[16],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border.default}` } },
});

export const head = patternStyle({
  ...boldType(14),
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[8],
  minBlockSize: space[24],
  borderRadius: radius.control,
  cursor: "pointer",
  listStyle: "none",
  "@media": { [media.tablet]: { minBlockSize: 44 } },
});
patternGlobal(`${head}::-webkit-details-marker`, { display: "none" });

export const chevron = patternStyle({
  color: color.fg.muted,
  transform: "rotate(180deg)",
  selectors: { "details:not([open]) > summary > &": { transform: "none" } },
});

export const body = patternStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBlockStart: space[8],
});

/** Space for the rows' focus rings. */
export const many = patternStyle({
  maxBlockSize: 320,
  margin: "-2px",
  padding: "2px",
  overflowY: "auto",
  overscrollBehavior: "contain",
});

export const row = patternStyle({
  ...type(14),
  display: "flex",
  alignItems: "center",
  gap: space[10],
  minBlockSize: space[32],
  borderRadius: radius.control,
  ...forFingers({ minBlockSize: 44 }, onHover("&:hover", { color: color.fg.act })),
});
/** Depth below the first level. */
export const depth = createVar();
export const nested = patternStyle({
  paddingInlineStart: `calc(${fallbackVar(depth, "1")} * ${space[16]})`,
  color: color.fg.muted,
});
export const chosen = patternStyle({
  selectors: { "&[aria-current]": { color: color.fg.act, fontWeight: font.weight.bold } },
});
/** A long name wraps instead of being truncated. */
export const label = patternStyle({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });
export const count = patternStyle({
  fontSize: font.size[12],
  fontWeight: font.weight.regular,
  color: color.fg.muted,
  fontVariantNumeric: "tabular-nums",
});

/** Drawn with CSS, because the row is a link that works without JavaScript. */
export const mark = patternStyle({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  border: `1px solid ${color.border.field}`,
  backgroundColor: color.bg.card,
  color: color.fg.onAct,
  selectors: {
    [`${row}[aria-current] > &`]: { borderColor: color.bg.act, backgroundColor: color.bg.act },
  },
});
export const tick = patternStyle({ borderRadius: radius.control });
export const dot = patternStyle({
  borderRadius: radius.full,
  selectors: {
    // A thick border around a light center, which is visible in forced colors.
    [`${row}[aria-current] > &`]: { borderWidth: 5, backgroundColor: color.fg.onAct },
  },
});

export const chipsName = patternStyle({
  ...type(12),
  marginBlockEnd: space[6],
  color: color.fg.muted,
  selectors: { "ul + &": { marginBlockStart: space[12] } },
});
export const chips = patternStyle({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: space[6],
  // Five short values, such as the grades of a tire label, share one row.
  selectors: {
    "&:has(> :nth-child(5):last-child)": { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
  },
});
export const chip = patternStyle({
  ...type(12),
  display: "grid",
  placeItems: "center",
  minBlockSize: space[32],
  border: `1px solid ${color.border.strong}`,
  borderRadius: radius.control,
  fontVariantNumeric: "tabular-nums",
  ...forFingers(
    { minBlockSize: 44 },
    onHover("&:hover:not([aria-disabled])", { borderColor: color.fg.act, color: color.fg.act }),
  ),
  selectors: {
    "&[aria-current]": {
      borderWidth: 2,
      borderColor: color.border.act,
      backgroundColor: color.bg.tint,
      color: color.fg.act,
      fontWeight: font.weight.bold,
    },
    "&[aria-disabled]": { backgroundColor: color.bg.sunken, color: color.fg.muted },
  },
});
