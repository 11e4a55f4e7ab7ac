import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const card = style({ display: "grid", gap: vars.space[12], minInlineSize: 0 });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
});

export const papers = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12] });

export const paper = style({ inlineSize: 96 });
