import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({ paddingBlock: vars.space["24"] });
