import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const panel = style({ minInlineSize: 224, padding: vars.space["16"] });
