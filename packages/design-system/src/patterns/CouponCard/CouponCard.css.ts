import { createVar } from "@vanilla-extract/css";
import { patternStyle } from "../../styles/layered.ts";
import { boldType, media, oneLine, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, font, radius } = vars;

/** States of a coupon that can still be used. */
const toDo = ["claim", "claiming", "claimed", "ready", "upcoming"]
  .map((state) => `[data-state='${state}']`)
  .join(", ");

const stubWidth = createVar();
const paper = createVar();
const stubPaper = createVar();
const edge = createVar();
const grow = createVar();

/** A button doesn't fit next to the text, so it gets its own row. */
const narrow = "(max-width: 357px)";
/** Too narrow for text next to a small ticket's action. */
const tiny = "(max-width: 279px)";

export const grid = patternStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 400px), 1fr))",
  gap: space[16],
});

/** Wider than a tiny ticket, see `tiny`. */
export const fourColumns = patternStyle({
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 284px), 1fr))",
});

/** Eight perforations of 3.5 px at the left edge and two notches of 7 px at the fold, each `grow` larger. */
const hole = (place: string, size: string): string =>
  `radial-gradient(circle at ${place}, transparent calc(${size} + ${grow}), ${color.fg.default} calc(${size} + ${grow} + 0.5px))`;

const shape = {
  content: '""',
  position: "absolute",
  inset: 0,
  zIndex: -1,
  borderRadius: radius.card,
  maskImage: [hole("0 50%", "3.5px"), hole(`${stubWidth} 0`, "7px"), hole(`${stubWidth} 100%`, "7px")].join(),
  maskSize: "100% 17px, auto, auto",
  maskRepeat: "no-repeat round, no-repeat, no-repeat",
  maskComposite: "intersect",
} as const;

/**
 * The ticket covers a sheet in the outline color that is 1 px larger, with holes 1 px smaller, so that the
 * outline follows each perforation.
 */
export const root = patternStyle({
  containerType: "inline-size",
  vars: {
    [stubWidth]: "136px",
    [paper]: color.bg.card,
    [stubPaper]: color.bg.tint,
    [edge]: color.border.tint,
  },
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gridTemplateColumns: `${stubWidth} minmax(0, 1fr)`,
  minBlockSize: 136,
  color: color.fg.act,
  "::before": { ...shape, vars: { [grow]: "0px" }, backgroundColor: edge },
  "::after": {
    ...shape,
    vars: { [grow]: "1px" },
    clipPath: "inset(1px round 7px)",
    backgroundImage: `linear-gradient(90deg, ${stubPaper} ${stubWidth}, ${paper} 0)`,
  },
  selectors: {
    // Right-to-left text mirrors the ticket, because gradients have no logical direction.
    "[dir='rtl'] &::before, [dir='rtl'] &::after": { transform: "scaleX(-1)" },
    "&[data-state='upcoming']": {
      vars: { [stubPaper]: color.bg.info, [edge]: color.border.info },
      color: color.fg.info,
    },
    "&:is([data-state='used'], [data-state='expired'], [data-state='soldOut'])": {
      vars: { [paper]: color.bg.page, [stubPaper]: color.bg.sunken, [edge]: color.border.strong },
      color: color.fg.muted,
    },
  },
  "@media": {
    [media.phone]: { vars: { [stubWidth]: "104px" } },
    "(forced-colors: active)": {
      border: "1px solid CanvasText",
      selectors: {
        "&::before, &::after": { display: "none" },
        "&:is([data-state='used'], [data-state='expired'], [data-state='soldOut'])": {
          borderStyle: "dashed",
          borderColor: "GrayText",
          color: "GrayText",
        },
      },
    },
  },
});
export const small = patternStyle({
  vars: { [stubWidth]: "88px" },
  minBlockSize: space[64],
  "::before": { maskSize: "100% 16px, auto, auto" },
  "::after": { maskSize: "100% 16px, auto, auto" },
  "@media": { [media.phone]: { vars: { [stubWidth]: "80px" } } },
});

export const stub = patternStyle({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: space[2],
  paddingInline: space[8],
  // The fold ends at the notches.
  marginBlock: space[8],
  borderInlineEnd: `1px dashed ${edge}`,
  textAlign: "center",
  selectors: { [`${small} &`]: { gap: 0 } },
});
export const amount = patternStyle({ color: "inherit" });
export const condition = patternStyle({
  ...type(12),
  color: color.fg.default,
  selectors: {
    "[data-state='used'] &, [data-state='expired'] &, [data-state='soldOut'] &": { color: "inherit" },
  },
});
export const kind = patternStyle({
  ...boldType(12),
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  marginBlockStart: space[2],
});

export const body = patternStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateRows: "1fr auto",
  alignItems: "center",
  // Products fill the space above the action, so that all tickets are equally high.
  gap: `${space[4]} ${space[8]}`,
  paddingBlock: space[16],
  paddingInline: `${space[20]} ${space[16]}`,
  color: color.fg.muted,
  selectors: {
    [`${small} &`]: { rowGap: 0, paddingBlock: space[8], paddingInline: `${space[16]} ${space[12]}` },
  },
});
export const words = patternStyle({
  gridArea: "1 / 1 / auto / -1",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignSelf: "start",
  gap: space[4],
  selectors: {
    [`${small} &`]: { rowGap: 0 },
    // Next to an action that spans both rows.
    [`${small} &, [data-state='used'] &, [data-state='expired'] &, [data-state='soldOut'] &`]: {
      gridColumnEnd: "auto",
    },
  },
  "@container": { [tiny]: { selectors: { [`${small}:is(${toDo}) &`]: { gridColumnEnd: "-1" } } } },
});
export const title = patternStyle({
  ...boldType(14),
  ...oneLine,
  selectors: {
    [`:is(${toDo}) &`]: { color: color.fg.default },
  },
  // Next to the stub, a narrow ticket fits only half of a title.
  "@container": { [narrow]: { whiteSpace: "normal", overflowWrap: "anywhere" } },
});
export const fact = patternStyle({ ...type(12), display: "flex", alignItems: "center", gap: space[6] });
export const products = patternStyle({ flexWrap: "wrap" });
export const issuer = patternStyle(oneLine);
export const thumb = patternStyle({ inlineSize: space[24], flexShrink: 0 });

export const validity = patternStyle({
  ...type(12),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[6],
  fontVariantNumeric: "tabular-nums",
  selectors: { "[data-state='upcoming'] &": { color: color.fg.info, fontWeight: font.weight.bold } },
  "@container": {
    [narrow]: { selectors: { [`:not(${small}):is(${toDo}) &`]: { gridColumn: "1 / -1" } } },
  },
});
export const urgent = patternStyle({ color: color.fg.caution, fontWeight: font.weight.bold });
export const meter = patternStyle({ inlineSize: space[64] });

export const action = patternStyle({
  display: "grid",
  alignItems: "center",
  justifyItems: "end",
  minBlockSize: space[32],
  selectors: { [`${small} &`]: { gridArea: "1 / 2 / span 2", minBlockSize: space[24] } },
  "@container": {
    [narrow]: {
      selectors: { [`:not(${small}):is(${toDo}) &`]: { gridColumn: "1 / -1", justifyItems: "start" } },
    },
    [tiny]: { selectors: { [`${small}:is(${toDo}) &`]: { gridRow: "2" } } },
  },
});
export const claimed = patternStyle({
  ...boldType(14),
  display: "inline-flex",
  alignItems: "center",
  gap: space[6],
  color: color.fg.success,
});
export const claimedButton = patternStyle({
  paddingInline: 0,
  selectors: { "&[aria-disabled='true']": { color: color.fg.success } },
});

/** The stamp overlays both rows of the ticket. */
export const overAction = patternStyle({ gridArea: "1 / 2 / span 2", marginInlineEnd: space[4] });
export const overWord = patternStyle(boldType(12));
export const stamp = patternStyle({
  ...boldType(12, "heading"),
  display: "grid",
  placeItems: "center",
  inlineSize: space[72],
  blockSize: space[72],
  padding: space[6],
  border: "2px solid",
  borderRadius: radius.full,
  outline: "1px dotted",
  outlineOffset: "-7px",
  textAlign: "center",
  transform: "rotate(-14deg)",
});
