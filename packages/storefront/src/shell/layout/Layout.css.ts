import { vars } from "@carmine/design-system";
import { style } from "@vanilla-extract/css";

export const skip = style({
  position: "absolute",
  insetInlineStart: vars.space["16"],
  insetBlockStart: vars.space["8"],
  zIndex: vars.z.toast,
  padding: `${vars.space["8"]} ${vars.space["16"]}`,
  borderRadius: vars.radius.control,
  background: vars.color.bg.inverse,
  color: vars.color.fg.inverse,
  transform: "translateY(-200%)",
  selectors: { "&:focus": { transform: "none" } },
});

export const main = style({
  minHeight: "60vh",
  outline: "none",
});
