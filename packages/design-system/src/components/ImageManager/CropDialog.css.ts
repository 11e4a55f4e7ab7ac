import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";
import { scene } from "../../tokens/scene.ts";

const { color, space, radius } = vars;

export const stage = componentStyle({
  position: "relative",
  blockSize: "min(24rem, 50vb)",
  marginBlockEnd: space[16],
  overflow: "hidden",
  borderRadius: radius.control,
  backgroundColor: color.bg.studio,
});

// The cropper's own styles are a `<style>` element, which a Content-Security-Policy may forbid. These replace them.
export const container = componentStyle({
  position: "absolute",
  inset: 0,
  display: "flex",
  justifyContent: "center",
  alignItems: "center",
  overflow: "hidden",
  cursor: "move",
  touchAction: "none",
  userSelect: "none",
});

export const image = componentStyle({
  position: "absolute",
  inset: 0,
  maxInlineSize: "100%",
  maxBlockSize: "100%",
  margin: "auto",
  willChange: "transform",
});

export const area = componentStyle({
  position: "absolute",
  insetInlineStart: "50%",
  insetBlockStart: "50%",
  boxSizing: "border-box",
  transform: "translate(-50%, -50%)",
  overflow: "hidden",
  border: `2px solid ${scene.white}`,
  // Dims everything around the area.
  boxShadow: `0 0 0 100vmax ${scene.smokeHover}`,
  selectors: {
    "&:focus-visible": { outline: `2px solid ${color.border.focus}`, outlineOffset: "-4px" },
  },
});
