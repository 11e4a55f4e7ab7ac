import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

/** Full width; the text keeps to the content width. */
export const root = componentStyle({
  borderRadius: 0,
  borderWidth: "0 0 1px",
  paddingInline: `max(${vars.space[16]}, calc((100% - ${vars.size.content}) / 2))`,
});
