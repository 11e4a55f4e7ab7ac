import { layoutStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

export const root = layoutStyle({
  boxSizing: "content-box",
  maxInlineSize: vars.size.content,
  marginInline: "auto",
  paddingInline: vars.space[16],
});
