import { componentStyle } from "../../styles/layered.ts";
import { asWritten } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

export const root = componentStyle({
  ...asWritten,
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  minBlockSize: vars.space[24],
  borderRadius: vars.radius.control,
  color: "inherit",
  selectors: { "&:hover": { color: vars.color.fg.act } },
});

export const done = componentStyle({ color: vars.color.fg.success });
