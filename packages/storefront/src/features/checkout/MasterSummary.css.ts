import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const items = style({
  display: "grid",
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  paddingBlockEnd: vars.space[16],
  marginBlockEnd: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  listStyle: "none",
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space[12],
  alignItems: "center",
});

export const words = style({ minInlineSize: 0 });
