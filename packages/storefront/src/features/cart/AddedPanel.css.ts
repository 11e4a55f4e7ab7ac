import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[16] });

export const total = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  borderBlock: `1px solid ${vars.color.border.default}`,
});

/** Used for the added product and for each recommendation. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[12],
});

/** Next to each other, or below each other if their labels are too long. */
export const actions = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(160px, 100%), 1fr))",
  gap: vars.space[12],
  inlineSize: "100%",
});
