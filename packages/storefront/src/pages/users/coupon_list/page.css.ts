import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const states = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });

export const claim = style({ display: "grid", gap: vars.space[16] });
