import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

/** Two columns if there is space, otherwise one. */
export const root = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  alignItems: "start",
  gap: vars.space[16],
});
