import { patternStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { space } = vars;

export const refusal = patternStyle({
  padding: `${space[16]} ${space[24]}`,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});
