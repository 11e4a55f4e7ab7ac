import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const card = style({ display: "grid", gap: vars.space[16] });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[16],
});

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const row = style({
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});

export const words = style({ display: "grid" });
