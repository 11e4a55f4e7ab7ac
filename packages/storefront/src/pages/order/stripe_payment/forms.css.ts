import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[16], minInlineSize: 0 });

/** Two fields next to each other if both fit. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
  gap: vars.space[16],
  alignItems: "start",
});

/** Placeholder of the provider's form. */
export const provider = style({
  minBlockSize: 240,
  display: "grid",
  alignContent: "start",
  gap: vars.space[16],
});

export const numbers = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
