import { aboveFloor } from "../../lib/above-floor.ts";
import { componentStyle } from "../../styles/layered.ts";
import { ease, onHover } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = componentStyle({
  position: "fixed",
  insetBlockEnd: aboveFloor(space[32]),
  insetInlineEnd: space[24],
  zIndex: vars.z.sticky,
  display: "grid",
  placeItems: "center",
  inlineSize: space[48],
  blockSize: space[48],
  borderRadius: vars.radius.full,
  backgroundColor: color.bg.floating,
  boxShadow: vars.shadow.hover,
  transition: ease("opacity", "transform", "color"),
  ...onHover("&:hover", { color: color.fg.act }),
  selectors: {
    "&[data-state='hidden']": { opacity: 0, transform: "translateY(8px)", visibility: "hidden" },
  },
  "@media": { print: { display: "none" } },
});
