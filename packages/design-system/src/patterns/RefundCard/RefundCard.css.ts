import { patternStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

export const refusal = patternStyle({ margin: `0 ${vars.space[24]} ${vars.space[16]}` });
