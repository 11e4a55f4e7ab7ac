import { componentStyle } from "../../styles/layered.ts";

export const root = componentStyle({
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
