import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["16"] });

export const chips = style({ display: "flex", flexWrap: "wrap", gap: space["8"] });
/** The gap between rows of a shop page. */
export const shelf = style({ marginBlockStart: space["16"] });
