import { componentOverride } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

export const step = componentOverride({
  selectors: { "&[aria-disabled='true']": { color: vars.color.fg.faint, cursor: "not-allowed" } },
});
