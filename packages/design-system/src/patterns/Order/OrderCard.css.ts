import { patternStyle, patternVariants } from "../../styles/layered.ts";
import { boldType, card, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius } = vars;

const line = `1px solid ${color.border.default}`;

// Depends on the card's width, not the viewport's, because cards are also used in columns.
const stacked = "(max-width: 699px)";
const narrow = "(max-width: 479px)";

export const root = patternStyle({ ...card, containerType: "inline-size", overflow: "hidden" });

export const head = patternStyle({
  ...type(12),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[16],
  minBlockSize: space[48],
  // Space between the rows when the content wraps.
  paddingBlock: space[8],
  paddingInline: space[24],
  borderBlockEnd: line,
  color: color.fg.muted,
  fontVariantNumeric: "tabular-nums",
});
export const shop = patternStyle({
  ...boldType(14),
  display: "inline-flex",
  alignItems: "center",
  gap: space[8],
  minBlockSize: space[24],
  borderRadius: radius.control,
  color: color.fg.default,
  ...onHover("&:hover", { color: color.fg.act }),
});
export const status = patternStyle({ marginInlineStart: "auto" });

/** Products 616, total 144, actions 200. */
export const body = patternStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 144px 200px",
  "@container": { [stacked]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const products = patternStyle({
  display: "grid",
  gap: space[16],
  padding: `${space[16]} ${space[24]}`,
});
export const productRow = patternStyle({
  ...type(14),
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 32px 76px",
  columnGap: space[16],
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  // The name keeps the full width; quantity and total are below it.
  "@container": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr) auto", rowGap: space[4] } },
});
export const productCell = patternStyle({
  textAlign: "start",
  "@container": { [narrow]: { gridColumn: "1 / -1" } },
});
export const count = patternStyle({ color: color.fg.muted, whiteSpace: "nowrap" });
export const more = patternStyle({
  ...type(14),
  justifySelf: "start",
  minBlockSize: space[24],
  color: color.fg.muted,
  borderRadius: radius.control,
  ...onHover("&:hover", { color: color.fg.act }),
});

const parted = {
  borderInlineStart: line,
  "@container": { [stacked]: { borderInlineStart: 0, borderBlockStart: line } },
};
export const sum = patternStyle({
  ...type(12),
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space[6],
  padding: space[12],
  textAlign: "center",
  color: color.fg.muted,
  ...parted,
});
export const actions = patternStyle({
  display: "grid",
  alignContent: "center",
  gap: space[8],
  padding: `${space[16]} ${space[24]}`,
  ...parted,
});
/** The third action. */
export const quietAction = patternStyle({
  ...type(12),
  justifySelf: "center",
  minBlockSize: space[24],
  paddingInline: space[4],
  borderRadius: radius.control,
  color: color.fg.muted,
  ...onHover("&:hover", { color: color.fg.act }),
});

export const strip = patternStyle({
  ...type(12),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
  minBlockSize: space[40],
  paddingBlock: space[6],
  paddingInline: space[24],
  borderBlockStart: line,
});
export const stripTone = patternVariants({
  caution: {
    borderBlockStartColor: "transparent",
    backgroundColor: color.bg.caution,
    color: color.fg.caution,
  },
  info: {},
  neutral: {},
});
export const stripIcon = patternVariants({
  caution: {},
  info: { color: color.fg.info },
  neutral: {},
});
export const stripText = patternStyle({ flex: 1, display: "flex", flexWrap: "wrap", columnGap: space[6] });

/** Done and pending steps of a refund. */
export const chain = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space[8],
  color: color.fg.muted,
});
export const chainStep = patternStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[6],
  selectors: {
    "&:not(:first-child)::before": {
      content: '""',
      inlineSize: space[16],
      blockSize: 1,
      marginInlineEnd: space[4],
      backgroundColor: color.border.strong,
    },
    "&[data-state='done']": { color: color.fg.success },
    "&[data-state='current']": { color: color.fg.caution, fontWeight: vars.font.weight.bold },
  },
  // Steps that wrap into a second row would start it with a disconnected line.
  "@media": {
    [media.phone]: { selectors: { "&:not(:first-child)::before": { display: "none" } } },
  },
});

export const skeletonHead = patternStyle({
  display: "flex",
  alignItems: "center",
  gap: space[16],
  minBlockSize: space[48],
  paddingInline: space[24],
  borderBlockEnd: line,
});
export const skeletonProducts = patternStyle({
  display: "grid",
  gridTemplateColumns: "72px minmax(0, 1fr)",
  columnGap: space[16],
  minBlockSize: 128,
  padding: `${space[16]} ${space[24]}`,
});
export const skeletonLines = patternStyle({ display: "grid", alignContent: "start", gap: space[10] });
