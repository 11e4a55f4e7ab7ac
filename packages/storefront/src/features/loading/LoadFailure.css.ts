import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

/** As wide as the content, with or without a surrounding `Container`. */
export const page = style({
  inlineSize: "100%",
  maxInlineSize: vars.size.content,
  marginInline: "auto",
  paddingBlock: vars.space["24"],
});
