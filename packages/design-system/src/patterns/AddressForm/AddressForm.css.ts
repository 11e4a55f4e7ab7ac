import { patternStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

/** Two columns if there is space. */
export const root = patternStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  alignItems: "start",
  gap: vars.space[16],
});

export const wide = patternStyle({ gridColumn: "1 / -1" });

export const footer = patternStyle({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[12],
  marginBlockStart: vars.space[8],
});
