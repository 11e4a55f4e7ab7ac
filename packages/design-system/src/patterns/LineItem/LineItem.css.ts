import { patternStyle, patternVariants } from "../../styles/layered.ts";
import { clampLines, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius } = vars;

/** Picture with title, selected option and notes: the first columns of carts, invoices and orders. */
export const root = patternStyle({ display: "flex", alignItems: "center", gap: space[16] });
export const top = patternStyle({ alignItems: "flex-start" });

export const picture = patternVariants({
  48: { flexShrink: 0, inlineSize: space[48] },
  64: { flexShrink: 0, inlineSize: space[64] },
  72: { flexShrink: 0, inlineSize: space[72] },
  96: { flexShrink: 0, inlineSize: 96 },
});

export const off = patternStyle({ filter: "grayscale(1)", opacity: 0.55 });

export const words = patternStyle({ display: "grid", justifyItems: "start", gap: space[8], flex: 1 });
export const title = patternStyle({ ...type(14), ...clampLines(2) });
export const link = patternStyle({
  borderRadius: radius.control,
  ...onHover("&:hover", { color: color.fg.act }),
});
export const offTitle = patternStyle({ color: color.fg.muted });

const optionLook = {
  ...type(12),
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  minBlockSize: space[24],
  maxInlineSize: "100%",
  padding: `${space[2]} ${space[8]}`,
  borderRadius: radius.control,
  backgroundColor: color.bg.sunken,
  color: color.fg.muted,
};
export const option = patternStyle(optionLook);
export const optionButton = patternStyle({
  ...optionLook,
  textAlign: "start",
  ...onHover("&:hover", { color: color.fg.act }),
});

export const labels = patternStyle({ display: "flex", flexWrap: "wrap", gap: space[8] });

export const note = patternVariants({
  success: { ...type(12), color: color.fg.success },
  caution: { ...type(12), color: color.fg.caution },
  muted: { ...type(12), color: color.fg.muted },
});
