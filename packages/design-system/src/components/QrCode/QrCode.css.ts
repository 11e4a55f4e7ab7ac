import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";
import { scene } from "../../tokens/scene.ts";

export const root = componentStyle({
  flexShrink: 0,
  borderRadius: vars.radius.control,
  backgroundColor: scene.white,
  forcedColorAdjust: "none",
});
export const modules = componentStyle({ fill: scene.ink });
