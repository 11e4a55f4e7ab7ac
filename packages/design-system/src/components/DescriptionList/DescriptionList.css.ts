import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { space } = vars;

export const root = componentStyle({ ...type(14), display: "grid", overflowWrap: "anywhere" });

export const layout = componentVariants({
  beside: { gridTemplateColumns: "minmax(5rem, max-content) 1fr", gap: `${space[8]} ${space[24]}` },
  ends: { gap: space[8] },
  stacked: { gridTemplateColumns: "repeat(auto-fill, minmax(min(10rem, 100%), 1fr))", gap: space[16] },
});

export const row = componentVariants({
  beside: { display: "grid", gridTemplateColumns: "subgrid", gridColumn: "1 / -1" },
  ends: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: space[16] },
  stacked: { display: "grid", gap: space[4], alignContent: "start" },
});

export const term = componentStyle({ color: vars.color.fg.muted });

export const value = componentStyle({
  margin: 0,
  minInlineSize: 0,
  fontVariantNumeric: "tabular-nums",
  selectors: { [`${row.ends} > &`]: { marginInlineStart: "auto", textAlign: "end" } },
});
