import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const pager = style({ justifyContent: "center", paddingBlockStart: vars.space["12"] });
