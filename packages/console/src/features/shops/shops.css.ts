import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const chips = style({ display: "flex", flexWrap: "wrap", gap: vars.space[4] });
