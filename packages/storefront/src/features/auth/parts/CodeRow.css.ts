import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 136px",
  gap: vars.space["8"],
  alignItems: "start",
});

/** Its words stay on one line while it counts down. */
export const send = style({ paddingInline: vars.space["8"], fontSize: vars.font.size["14"] });

/** Aligned with the input, below the label of the field (`Field`: size 14, 6 px of space). */
export const button = style({
  paddingBlockStart: `calc(${vars.font.size[14]} * ${vars.font.leading.tight} + ${vars.space["6"]})`,
});
