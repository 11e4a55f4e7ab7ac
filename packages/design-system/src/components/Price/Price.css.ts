import { createVar } from "@vanilla-extract/css";
import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { asWritten, hiddenBox } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { font, color, space } = vars;
const small = createVar();

export const root = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[6],
  maxInlineSize: "100%",
  position: "relative",
  fontVariantNumeric: "tabular-nums",
  // The same in every script: digits have no stacked marks, and prices in a row must align.
  lineHeight: 1.4,
});

export const amount = componentStyle({ ...asWritten, fontWeight: font.weight.bold, whiteSpace: "nowrap" });

/** Font size of the integer part in px; symbol and fraction are smaller from 16 px on. */
export const size = componentVariants({
  14: { fontSize: font.size[14], vars: { [small]: font.size[14] } },
  16: { fontSize: font.size[16], vars: { [small]: font.size[12] } },
  20: { fontSize: font.size[20], vars: { [small]: font.size[12] } },
  24: { fontSize: font.size[24], vars: { [small]: font.size[14] }, letterSpacing: font.tracking.heading },
  36: { fontSize: font.size[36], vars: { [small]: font.size[18] }, letterSpacing: font.tracking.heading },
});

export const tone = componentVariants({
  price: { color: color.fg.price },
  default: { color: color.fg.default },
});

export const minor = componentStyle({ fontSize: small });
export const regular = componentStyle({ fontWeight: font.weight.regular });

export const old = componentStyle({
  ...asWritten,
  fontSize: font.size[12],
  color: color.fg.muted,
  whiteSpace: "nowrap",
});

export const spoken = componentStyle(hiddenBox);
