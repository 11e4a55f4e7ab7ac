import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space["16"], minWidth: 0 });

export const submit = style({ marginBlockStart: vars.space["4"] });
