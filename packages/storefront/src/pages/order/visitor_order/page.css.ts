import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({ maxInlineSize: "40rem", marginInline: "auto", paddingBlock: vars.space[32] });

export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[20] });

export const linked = style({ paddingBlockStart: vars.space[24] });
