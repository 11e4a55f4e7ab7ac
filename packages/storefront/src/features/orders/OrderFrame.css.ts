import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({ paddingBlockEnd: vars.space[64] });
export const crumbs = style({ paddingBlock: `${vars.space[4]} 0` });
export const stack = style({ display: "grid", gap: vars.space[16], minInlineSize: 0 });
