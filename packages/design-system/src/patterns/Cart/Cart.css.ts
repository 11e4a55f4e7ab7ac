import { floorVar } from "../../lib/floor.css.ts";
import { patternGlobal, patternStyle, patternVariants } from "../../styles/layered.ts";
import { boldType, card, edge, hiddenBox, media, oneLine, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import { scene } from "../../tokens/scene.ts";

const { color, space, radius, font } = vars;

/** Checkbox 58, product 502, unit price 144, quantity 176, subtotal 160, actions the remaining space. */
const columns = {
  display: "grid",
  gridTemplateColumns: "58px minmax(0, 502fr) 144px 176px 160px minmax(88px, 136fr)",
  alignItems: "center",
  paddingInlineEnd: space[24],
};
const tickColumn = {
  paddingInlineStart: space[24],
  "@media": { [media.phone]: { paddingInlineStart: space[16] } },
};

export const head = patternStyle({
  ...card,
  ...columns,
  ...type(12),
  position: "sticky",
  // Below the compact header.
  insetBlockStart: space[64],
  zIndex: vars.z.sticky,
  minBlockSize: space[48],
  color: color.fg.muted,
  "@media": { [media.tablet]: { display: "none" } },
});
/** “Select all” spans the first two columns. */
export const headAll = patternStyle({ ...tickColumn, gridColumn: "span 2" });
export const end = patternStyle({ textAlign: "end" });

export const group = patternStyle(card);

export const groupHead = patternStyle({
  ...type(14),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[8]} ${space[12]}`,
  minBlockSize: space[56],
  padding: `${space[12]} ${space[24]}`,
});
export const tick = patternStyle({ inlineSize: 34, marginInlineEnd: "-12px" });
export const shop = patternStyle({
  ...boldType(14),
  display: "inline-flex",
  alignItems: "center",
  gap: space[8],
  borderRadius: radius.control,
  ...onHover("&:hover", { color: color.fg.act }),
});
export const shopEnd = patternStyle({
  ...type(12),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[10],
  marginInlineStart: "auto",
});

export const hint = patternVariants({
  applies: { color: color.fg.success, fontWeight: font.weight.bold },
  short: { color: color.fg.muted },
});

/** A small ticket with notches at both ends. */
export const ticket = patternStyle({
  ...boldType(12),
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: space[24],
  paddingInline: space[10],
  border: `1px solid ${color.border.tint}`,
  borderRadius: radius.control,
  backgroundColor: color.bg.tint,
  color: color.fg.act,
  selectors: {
    "&::before, &::after": {
      content: '""',
      position: "absolute",
      insetBlockStart: "calc(50% - 4px)",
      inlineSize: space[4],
      blockSize: space[8],
      backgroundColor: color.bg.card,
      border: `1px solid ${color.border.tint}`,
    },
    "&::before": { insetInlineStart: -1, borderInlineStart: 0, borderRadius: "0 4px 4px 0" },
    "&::after": { insetInlineEnd: -1, borderInlineEnd: 0, borderRadius: "4px 0 0 4px" },
  },
});

export const freeShipping = patternStyle({
  ...type(12),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[12],
  minBlockSize: 36,
  paddingBlock: space[8],
  marginInline: `58px ${space[24]}`,
  paddingInline: space[12],
  borderRadius: radius.control,
  backgroundColor: color.bg.page,
  color: color.fg.muted,
  "@media": { [media.tablet]: { marginInlineStart: space[24] } },
});
/** Fits next to the icon at any length. */
const besideIcon = { maxInlineSize: `calc(100% - ${space[28]})` };
export const freeShippingReached = patternStyle({
  ...besideIcon,
  color: color.fg.success,
  fontWeight: font.weight.bold,
});
export const freeShippingText = patternStyle({ ...besideIcon, color: color.fg.default });
export const meter = patternStyle({ inlineSize: 240, backgroundColor: color.border.default });
export const freeShippingLink = patternStyle({ marginInlineStart: "auto" });

export const line = patternStyle({
  ...columns,
  minBlockSize: 128,
  paddingBlock: space[16],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border.default}` } },
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "58px minmax(0, 1fr) auto",
      rowGap: space[8],
    },
    [media.phone]: { gridTemplateColumns: "42px minmax(0, 1fr) auto", paddingInlineEnd: space[16] },
  },
});
export const lineTick = patternStyle(tickColumn);
const below = { "@media": { [media.tablet]: { gridColumn: 2 } } };
export const products = patternStyle({
  paddingInlineEnd: space[16],
  "@media": {
    [media.tablet]: { gridColumn: "2 / -1" },
    [media.phone]: { paddingInlineEnd: 0, gap: space[12] },
  },
});
export const unit = patternStyle({ display: "grid", justifyItems: "start", ...below });
export const unitPrice = patternStyle({ flexDirection: "column" });
export const quantity = patternStyle(below);
export const subtotal = patternStyle(below);
export const actions = patternStyle({
  display: "flex",
  justifyContent: "flex-end",
  gap: space[4],
  "@media": { [media.tablet]: { gridRow: 4, gridColumn: 3 } },
});

/** Items that are no longer available, collapsed. */
export const invalidHead = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[12],
  minBlockSize: space[72],
  paddingInline: space[24],
});
export const invalidToggle = patternStyle({
  display: "flex",
  alignItems: "center",
  gap: space[16],
  textAlign: "start",
  borderRadius: radius.control,
});
export const chevron = patternStyle({
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { "[aria-expanded='true'] > &": { transform: "rotate(90deg)" } },
});
export const invalidWords = patternStyle({ display: "grid", gap: space[2] });
export const invalidTitle = patternStyle(boldType(14));
export const invalidText = patternStyle({ ...type(12), color: color.fg.muted });
export const thumbs = patternStyle({
  display: "flex",
  gap: space[8],
  marginInlineStart: space[12],
  filter: "grayscale(1)",
  opacity: 0.55,
});
export const thumb = patternStyle({ inlineSize: space[40] });
export const invalidActions = patternStyle({ display: "flex", gap: space[8], marginInlineStart: "auto" });
export const invalidLine = patternStyle({
  display: "flex",
  alignItems: "center",
  gap: space[12],
  minBlockSize: 88,
  paddingInline: space[24],
  borderBlockStart: `1px solid ${color.border.default}`,
});
export const grow = patternStyle({ flex: 1 });

/** Screens on which one row can't fit the whole bar: only the total and button are sticky. */
const short = `${media.tablet}, ${media.belowContent} and ${media.low}`;
const fullWidth = {
  ...edge,
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  backgroundColor: color.bg.floating,
  boxShadow: scene.barShadow,
} as const;

/** Full width at the bottom of the viewport. */
export const bar = patternStyle({
  ...fullWidth,
  marginBlockStart: space[24],
  // At full width its corners are square and its row keeps to the content width; in a container it matches
  // the cards above.
  borderRadius: `clamp(0px, (100vw - 100% - 32px) * 999, ${radius.card})`,
  "@media": { [short]: { display: "contents" } },
});
// Toasts stay above the total, and focused elements scroll above the bar.
patternGlobal(`:root:has(${bar})`, { vars: { [floorVar]: space[72] }, scrollPaddingBlockEnd: space[72] });
export const barRow = patternStyle({
  display: "flex",
  maxInlineSize: `max(${vars.size.content}, (100vw - 100% - 32px) * 999)`,
  paddingInline: `clamp(0px, (100% - 100vw + 32px) * 999, ${space[16]})`,
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[24],
  minBlockSize: space[56],
  paddingBlock: space[12],
  "@media": { [media.low]: { paddingBlock: space[4] }, [short]: { display: "contents" } },
});
export const barStart = patternStyle({
  ...type(14),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[16],
  paddingInlineStart: space[24],
  // Not sticky: it stays at the end of the list.
  "@media": {
    [short]: { marginBlock: space[16], paddingInline: space[16], justifyContent: "space-between" },
  },
});
export const barEnd = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[24],
  marginInlineStart: "auto",
  paddingInlineEnd: space[24],
  "@media": {
    [short]: {
      ...fullWidth,
      flexWrap: "nowrap",
      justifyContent: "space-between",
      gap: space[12],
      marginInlineStart: 0,
      paddingBlock: space[4],
      paddingInline: space[16],
    },
  },
});
export const sums = patternStyle({
  display: "grid",
  justifyItems: "end",
  gap: space[2],
  transition: `filter ${vars.motion.fast} ${vars.motion.ease}`,
  // The old amounts stay without color until the server responds.
  selectors: { "&[aria-busy='true']": { filter: "grayscale(1)" } },
  "@media": { [short]: { justifyItems: "start", position: "relative" } },
});
export const total = patternStyle({
  ...type(14),
  display: "flex",
  alignItems: "baseline",
  gap: space[8],
  color: color.fg.muted,
  "@media": { [short]: { flexWrap: "wrap", rowGap: 0 } },
});
/** The button also shows the number of units; shipping and tax follow on the next page. */
export const count = patternStyle({ "@media": { [short]: hiddenBox } });
export const totalWord = patternStyle({ color: color.fg.default });
export const sumHint = patternStyle({
  ...type(12),
  color: color.fg.muted,
  "@media": { [short]: hiddenBox },
});
export const checkout = patternStyle({
  display: "grid",
  minInlineSize: 176,
  "@media": { [media.phone]: { minInlineSize: 0 } },
});
export const shopName = patternStyle(oneLine);
