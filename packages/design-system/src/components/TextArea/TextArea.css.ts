import { componentStyle } from "../../styles/layered.ts";
import { asWritten } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import * as box from "../Field/FieldBox.css.ts";

const minHeight = "5.25rem";

export const control = componentStyle([
  box.control,
  {
    display: "block",
    minBlockSize: minHeight,
    paddingBlock: vars.space[10],
    lineHeight: vars.font.leading.text,
    resize: "vertical",
    // Grows with its text in browsers that support it.
    fieldSizing: "content",
    maxBlockSize: "20rem",
  },
]);

/** Space for the counter, so that text never runs under it. */
export const counted = componentStyle({ paddingBlockEnd: vars.space[32] });

export const counter = componentStyle({
  ...asWritten,
  position: "absolute",
  insetBlockEnd: vars.space[8],
  insetInlineEnd: vars.space[12],
  fontSize: vars.font.size[12],
  lineHeight: vars.font.leading.tight,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.fg.muted,
  pointerEvents: "none",
});
