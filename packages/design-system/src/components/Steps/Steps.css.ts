import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { hiddenBox, media, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, font } = vars;

export const spoken = componentStyle(hiddenBox);

/** Checkout header: 28 px dot, text next to it, 72 px line. */
export const inline = componentStyle({
  ...type(14),
  display: "flex",
  flexWrap: "wrap",
  rowGap: space[8],
  "@media": { [media.phone]: { columnGap: space[16] } },
});

export const inlineStep = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: space[10],
  color: color.fg.muted,
  selectors: {
    "&:not(:first-child)::before": {
      content: '""',
      inlineSize: space[72],
      marginInline: `${space[16]} ${space[10]}`,
      borderBlockStart: `2px solid ${color.border.default}`,
    },
    "&[data-state='done'], &[data-state='current']": { color: color.fg.default },
    "&[data-state='done']:not(:first-child)::before, &[data-state='current']:not(:first-child)::before": {
      borderColor: color.border.act,
    },
    "&[data-state='current']": { fontWeight: font.weight.bold },
  },
  "@media": {
    [media.tablet]: { selectors: { "&:not(:first-child)::before": { inlineSize: space[16] } } },
    // Steps that wrap into a second row would start it with a disconnected line.
    [media.phone]: { selectors: { "&:not(:first-child)::before": { display: "none" } } },
  },
});

export const dot = componentStyle({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  borderRadius: vars.radius.full,
  fontWeight: font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  outline: "1px solid transparent",
  outlineOffset: "-1px",
  "@media": {
    "(forced-colors: active)": {
      selectors: { "[data-state='current'] > &": { outline: "4px double Highlight" } },
    },
  },
});

const inlineDot = {
  inlineSize: space[28],
  blockSize: space[28],
  border: "2px solid",
  fontSize: font.size[14],
};

export const inlineDotState = componentVariants({
  done: { ...inlineDot, borderColor: color.border.act, color: color.fg.act },
  current: {
    ...inlineDot,
    borderColor: color.bg.act,
    backgroundColor: color.bg.act,
    color: color.fg.onAct,
  },
  todo: { ...inlineDot, borderColor: color.border.strong, color: color.fg.muted },
});

/** Steps of an order: 40 px dot with an icon, title and time below it; on phones a column with the texts next to the dots. */
export const bar = componentStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  "@media": { [media.phone]: { gridAutoFlow: "row", rowGap: space[16] } },
});

export const barStep = componentStyle({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: space[2],
  paddingInline: space[4],
  textAlign: "center",
  selectors: {
    "&:not(:first-child)::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: 19,
      insetInlineStart: "calc(-50% + 28px)",
      inlineSize: "calc(100% - 56px)",
      borderBlockStart: `2px solid ${color.border.default}`,
    },
    "&[data-state='done']:not(:first-child)::before, &[data-state='current']:not(:first-child)::before": {
      borderColor: color.border.act,
    },
  },
  "@media": {
    [media.phone]: {
      gridTemplateColumns: "auto minmax(0, 1fr)",
      justifyItems: "start",
      columnGap: space[12],
      textAlign: "start",
      selectors: {
        "&:not(:first-child)::before": {
          insetBlockStart: -14,
          insetInlineStart: 23,
          inlineSize: 0,
          blockSize: space[12],
          borderBlockStart: 0,
          borderInlineStart: `2px solid ${color.border.default}`,
        },
      },
    },
  },
});

const barDot = {
  inlineSize: space[40],
  blockSize: space[40],
  marginBlockEnd: space[6],
  "@media": { [media.phone]: { gridRow: "1 / span 2", marginBlockEnd: 0 } },
};

export const barDotState = componentVariants({
  done: { ...barDot, backgroundColor: color.bg.tint, color: color.fg.act },
  current: { ...barDot, backgroundColor: color.bg.act, color: color.fg.onAct },
  todo: { ...barDot, backgroundColor: color.bg.sunken, color: color.fg.muted },
});

export const title = componentStyle({
  ...type(14),
  color: color.fg.muted,
  // Without a time, the title is centered next to the dot.
  "@media": {
    [media.phone]: {
      selectors: { [`${barStep} > &:last-child`]: { gridRow: "1 / span 2", alignSelf: "center" } },
    },
  },
  selectors: {
    [`${barStep}[data-state='done'] &, ${barStep}[data-state='current'] &`]: {
      color: color.fg.default,
      fontWeight: font.weight.bold,
    },
  },
});

export const time = componentStyle({ ...type(12), color: color.fg.muted });
