import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

export const root = componentStyle({
  selectors: { "&:focus-visible": { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: "2px" } },
});

export const list = componentStyle({ marginBlockStart: vars.space[4] });

export const link = componentStyle({
  display: "inline-block",
  paddingBlock: vars.space[2],
  color: vars.color.fg.critical,
  textDecoration: "underline",
  overflowWrap: "anywhere",
});
