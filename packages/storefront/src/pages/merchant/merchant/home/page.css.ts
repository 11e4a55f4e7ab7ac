import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const categories = style({ display: "flex", flexWrap: "wrap", gap: space["8"] });

/** As wide as the content and 340 high there. */
export const banner = style({ inlineSize: "100%", aspectRatio: "1200 / 340", objectFit: "cover" });
