import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

/** Name of a subcategory, below its parent. */
export const child = style({ paddingInlineStart: vars.space[24] });
