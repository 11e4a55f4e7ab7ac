import { scene, vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const line = `1px solid ${vars.color.border.default}`;
const phone = "(max-width: 599px)";

/** Printed, an order is an invoice: dark on white in either theme, without elements that are only for the screen. */
export const page = style({
  paddingBlockEnd: vars.space[64],
  "@media": {
    print: {
      padding: 0,
      maxInlineSize: "none",
      vars: {
        [vars.color.fg.default]: scene.ink,
        [vars.color.fg.muted]: scene.paperMuted,
        [vars.color.fg.act]: scene.ink,
        [vars.color.fg.price]: scene.ink,
        [vars.color.bg.sunken]: "transparent",
        [vars.color.bg.card]: scene.white,
        [vars.color.border.default]: scene.paperLine,
      },
      color: vars.color.fg.default,
    },
  },
});
globalStyle(
  `body:has(${page}) :is(header, footer, [data-component='BackToTop'], [data-component='SideWidget'])`,
  {
    "@media": { print: { display: "none" } },
  },
);
globalStyle(`${page} :is([data-component='Icon'], [data-component='StatusChip'])`, {
  "@media": { print: { display: "none" } },
});
globalStyle(`:is(html, body):has(${page})`, { "@media": { print: { backgroundColor: scene.white } } });

export const screenOnly = style({ "@media": { print: { display: "none" } } });
export const paperHead = style({
  display: "none",
  "@media": {
    print: {
      display: "flex",
      justifyContent: "space-between",
      gap: vars.space[24],
      paddingInline: vars.space[24],
      paddingBlockEnd: vars.space[24],
    },
  },
});

export const crumbs = style({ paddingBlock: `${vars.space[4]} 0` });
export const stack = style({ display: "grid", gap: vars.space[16], minInlineSize: 0 });

export const body = style({ padding: vars.space[24] });
export const shop = style({ selectors: { "& + &": { borderBlockStart: line } } });

export const shopLink = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
});

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  tableLayout: "fixed",
  fontSize: vars.font.size[14],
  lineHeight: vars.font.leading.tight,
  fontVariantNumeric: "tabular-nums",
  "@media": { [phone]: { display: "block" } },
});
globalStyle(`${table} :is(tbody, tr)`, { "@media": { [phone]: { display: "block" } } });
globalStyle(`${table} thead`, {
  "@media": { [phone]: { position: "absolute", clipPath: "inset(50%)", inlineSize: 1, blockSize: 1 } },
});
globalStyle(`${table} tr`, { breakInside: "avoid" });
globalStyle(`${table} tbody tr`, { borderBlockStart: line });

const cell = { paddingBlock: vars.space[12], textAlign: "end", verticalAlign: "middle" } as const;
const narrow = {
  "@media": { [phone]: { display: "inline-block", inlineSize: "auto", padding: vars.space[12] } },
};
export const itemColumn = style({
  ...cell,
  textAlign: "start",
  paddingInlineStart: vars.space[24],
  fontWeight: vars.font.weight.regular,
  "@media": { [phone]: { display: "block", paddingInlineEnd: vars.space[24] } },
});
export const price = style({
  ...cell,
  inlineSize: 96,
  "@media": { [phone]: { ...narrow["@media"][phone], paddingInlineStart: vars.space[24] } },
});
export const count = style({ ...cell, inlineSize: 72, color: vars.color.fg.muted, ...narrow });
export const sum = style({
  ...cell,
  inlineSize: 136,
  paddingInlineEnd: vars.space[24],
  fontWeight: vars.font.weight.bold,
  ...narrow,
});

export const columnHead = style({
  fontSize: vars.font.size[12],
  fontWeight: vars.font.weight.regular,
  color: vars.color.fg.muted,
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space[24],
  padding: vars.space[24],
  borderBlockStart: line,
  breakInside: "avoid",
});
export const note = style({ flex: "1 1 240px", display: "grid", alignContent: "start", gap: vars.space[4] });
export const noteText = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const sums = style({
  display: "grid",
  gap: vars.space[12],
  flex: "0 1 304px",
  minInlineSize: "min(100%, 240px)",
  marginInlineStart: "auto",
});
export const total = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[12],
  paddingBlockStart: vars.space[12],
  borderBlockStart: line,
});

export const consignee = style({
  display: "flex",
  gap: vars.space[8],
  padding: vars.space[24],
});
export const consigneeLines = style({
  display: "grid",
  gap: vars.space[4],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

/** Small enough for a number to fit on one line of the column. */
export const number = style({
  textAlign: "start",
  overflowWrap: "anywhere",
  fontSize: vars.font.size[12],
  fontVariantNumeric: "tabular-nums",
});
