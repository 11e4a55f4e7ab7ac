import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

/** Two in a row where there is room, then one under the other. */
export const root = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  alignItems: "start",
  gap: vars.space[16],
});
