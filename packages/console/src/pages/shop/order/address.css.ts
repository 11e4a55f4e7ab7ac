import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const fields = style({ display: "grid", gap: vars.space[12], marginBlockEnd: vars.space[12] });
