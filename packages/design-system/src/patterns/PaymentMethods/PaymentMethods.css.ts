import { patternStyle } from "../../styles/layered.ts";
import { media } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

export const cards = patternStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[16],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[8] } },
});
export const brands = patternStyle({ display: "flex", gap: vars.space[8] });
