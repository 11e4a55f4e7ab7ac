import { patternStyle } from "../../styles/layered.ts";
import { media, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

export const root = patternStyle({ ...type(14), display: "grid", gap: vars.space[8] });

export const fact = patternStyle({
  display: "grid",
  gridTemplateColumns: "104px minmax(0, 1fr)",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const name = patternStyle({ color: vars.color.fg.muted });
export const value = patternStyle({ overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" });
