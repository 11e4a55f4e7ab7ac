import { componentOverride, componentStyle } from "../../styles/layered.ts";
import { card, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { space } = vars;

export const root = componentStyle({ ...card, containerType: "inline-size" });

export const stacked = componentStyle({ display: "grid", gap: space[16], padding: space[16] });

export const split = componentStyle({
  display: "grid",
  gap: space[16],
  padding: space[24],
  "@container": {
    "(min-width: 640px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)", columnGap: space[40] },
    "(max-width: 479px)": { padding: space[16] },
  },
});

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  alignContent: "flex-start",
  gap: `${space[4]} ${space[12]}`,
  minInlineSize: 0,
});

export const title = componentOverride({ flex: "1 1 auto", minInlineSize: 0, overflowWrap: "anywhere" });

export const aside = componentStyle({ ...type(14), color: vars.color.fg.muted });

export const hint = componentStyle({ ...type(14), flexBasis: "100%", color: vars.color.fg.muted });

/** Fields that don't belong to one of two columns span both with `grid-column: 1 / -1`. */
export const fields = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  alignContent: "start",
  gap: space[16],
});

export const two = componentOverride({
  "@container": { "(min-width: 480px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
