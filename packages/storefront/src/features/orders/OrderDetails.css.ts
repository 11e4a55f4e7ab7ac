import { vars } from "@carmine/design-system";
import { globalStyle, style } from "@vanilla-extract/css";

export const stack = style({ display: "grid", gap: vars.space[16], minInlineSize: 0 });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space[16],
  padding: vars.space[24],
});

export const title = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[12] });

export const sentence = style({
  margin: 0,
  marginBlockStart: vars.space[4],
  fontSize: vars.font.size[14],
  color: vars.color.fg.muted,
});

export const buttons = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12] });

export const steps = style({
  padding: `${vars.space[28]} ${vars.space[24]} ${vars.space[24]}`,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});

export const body = style({ padding: vars.space[24] });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space[24],
  padding: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});

export const note = style({
  flex: "1 1 200px",
  minInlineSize: 0,
  fontSize: vars.font.size[14],
  overflowWrap: "anywhere",
});

export const noteName = style({ display: "block", fontSize: vars.font.size[12], color: vars.color.fg.muted });

export const sums = style({
  flex: "0 1 304px",
  minInlineSize: "min(100%, 240px)",
  display: "grid",
  gap: vars.space[16],
});

export const total = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[12],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  fontWeight: vars.font.weight.bold,
});

export const recipient = style({ fontWeight: vars.font.weight.bold, fontSize: vars.font.size[14] });

export const address = style({
  margin: 0,
  fontSize: vars.font.size[14],
  fontStyle: "normal",
  lineHeight: vars.font.leading.text,
  overflowWrap: "anywhere",
});

/** On paper an order is an invoice: what can be pressed and what leads elsewhere is left out. */
for (const selector of ["body > * header", "body footer", "body nav", "[data-screen-only]"]) {
  globalStyle(selector, { "@media": { print: { display: "none !important" } } });
}
globalStyle("body", { "@media": { print: { background: "white" } } });
