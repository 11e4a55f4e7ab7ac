import { patternStyle } from "../../styles/layered.ts";
import { type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

export const reason = patternStyle({
  ...type(12),
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  color: vars.color.fg.price,
});
