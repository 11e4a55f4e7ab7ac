import { componentStyle } from "../../styles/layered.ts";
import { boldType } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

export const root = componentStyle({
  ...boldType(14),
  position: "fixed",
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: vars.z.toast,
  padding: `${vars.space[10]} ${vars.space[16]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bg.inverse,
  color: vars.color.fg.inverse,
  boxShadow: vars.shadow.floating,
  // Off screen instead of hidden, so that it can take focus.
  selectors: { "&:not(:focus)": { transform: "translateY(calc(-100% - 16px))", boxShadow: "none" } },
});
