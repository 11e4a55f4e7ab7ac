import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

/** Minimum width at which the button fits next to six cells of at least 36 px. */
const wide = "(min-width: 400px)";

export const root = style({ containerType: "inline-size" });

export const row = style({
  display: "grid",
  gap: vars.space["12"],
  alignItems: "start",
  "@container": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) 136px", gap: vars.space["8"] } },
});

/** The label stays on one line during the countdown. */
export const send = style({ paddingInline: vars.space["8"], fontSize: vars.font.size["14"] });

/** Next to the input, it is aligned with the input, below the field's label (`Field`: size 14, 6 px of space). */
export const button = style({
  "@container": {
    [wide]: {
      paddingBlockStart: `calc(${vars.font.size[14]} * ${vars.font.leading.tight} + ${vars.space["6"]})`,
    },
  },
});
