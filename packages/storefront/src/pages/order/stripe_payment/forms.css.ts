import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[16], minInlineSize: 0 });

/** Two fields beside each other where there is room for both. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
  gap: vars.space[16],
  alignItems: "start",
});

/** The place of the provider's form while it loads. */
export const provider = style({
  minBlockSize: 240,
  display: "grid",
  alignContent: "start",
  gap: vars.space[16],
});

export const numbers = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
