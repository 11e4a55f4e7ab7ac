import { patternStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { space } = vars;

export const root = patternStyle({ display: "grid", gap: space[16] });
export const head = patternStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[8] });
export const amount = patternStyle({ marginInlineStart: "auto" });
export const actions = patternStyle({ display: "flex", flexWrap: "wrap", gap: space[8] });
