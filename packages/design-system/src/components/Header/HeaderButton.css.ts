import { componentStyle } from "../../styles/layered.ts";
import { onHover } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color } = vars;

export const root = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: 44,
  blockSize: 44,
  borderRadius: vars.radius.control,
  color: color.fg.default,
  ...onHover("&:hover", { color: color.fg.act }),
});
