import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const stack = style({ display: "grid", gap: vars.space[16], minInlineSize: 0 });

export const profile = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: vars.space[24],
  marginBlockStart: vars.space[16],
});

export const avatar = style({ display: "grid", justifyItems: "center", gap: vars.space[8] });

export const fields = style({
  flex: "1 1 320px",
  display: "grid",
  gap: vars.space[16],
  maxInlineSize: 480,
});

export const rows = style({ margin: 0, padding: 0, listStyle: "none" });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
});

export const words = style({
  display: "grid",
  gap: vars.space[4],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const title = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[8] });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
});

export const form = style({ display: "grid", gap: vars.space[16] });

export const choice = style({ justifySelf: "start" });
