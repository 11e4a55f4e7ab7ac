import { componentStyle } from "../../styles/layered.ts";
import { scene } from "../../tokens/scene.ts";

export const root = componentStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "contain",
  backgroundColor: scene.ink,
});
