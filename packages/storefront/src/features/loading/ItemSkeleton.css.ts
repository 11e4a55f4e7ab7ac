import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const row = style({ display: "flex", alignItems: "center", gap: vars.space[16] });

export const words = style({ flex: "1 1 auto", display: "grid", gap: vars.space[10], minInlineSize: 0 });
