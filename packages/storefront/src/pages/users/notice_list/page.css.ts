import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12] });

export const days = style({ display: "grid", gap: vars.space[20] });
export const day = style({ display: "grid", gap: vars.space[8] });

export const list = style({ margin: 0, padding: 0, listStyle: "none" });
