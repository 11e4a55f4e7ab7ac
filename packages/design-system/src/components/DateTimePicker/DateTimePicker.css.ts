import { componentGlobal, componentStyle } from "../../styles/layered.ts";
import { boldType, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = componentStyle({ minInlineSize: 0 });
componentGlobal(`${root}[data-invalid] [data-part="Box"]`, { borderColor: color.border.critical });

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: `0 ${space[8]}`,
  marginBlockEnd: space[6],
});

export const label = componentStyle({ ...boldType(14), minInlineSize: 0, overflowWrap: "anywhere" });

export const zone = componentStyle({ ...type(12), color: color.fg.muted });

export const fields = componentStyle({ display: "flex", flexWrap: "wrap", gap: space[8] });

export const date = componentStyle({ flex: "2 1 9rem" });
export const time = componentStyle({ flex: "1 1 6rem" });
