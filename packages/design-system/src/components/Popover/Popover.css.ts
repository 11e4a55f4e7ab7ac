import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";
import * as floating from "./floating.css.ts";

export const content = componentStyle([
  floating.panel,
  {
    maxInlineSize: "min(24rem, calc(100vw - 2rem))",
    padding: vars.space[16],
  },
]);
