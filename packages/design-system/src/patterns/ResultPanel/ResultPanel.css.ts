import { patternStyle, patternVariants } from "../../styles/layered.ts";
import { boldType, card, media, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius, font } = vars;

export const root = patternStyle({
  ...card,
  display: "grid",
  // Without it, single-line buttons would push the panel beyond a narrow screen.
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space[4],
  padding: `${space[40]} ${space[24]} ${space[32]}`,
  textAlign: "center",
});

export const circle = patternStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: space[64],
  blockSize: space[64],
  marginBlockEnd: space[16],
  borderRadius: radius.full,
});
export const state = patternVariants({
  paid: { backgroundColor: color.bg.success, color: color.fg.success },
  pending: { backgroundColor: color.bg.info, color: color.fg.info },
  failed: { backgroundColor: color.bg.critical, color: color.fg.critical },
});

export const title = patternStyle({
  fontSize: font.size[24],
  lineHeight: font.leading.heading,
  letterSpacing: font.tracking.heading,
  fontWeight: font.weight.bold,
  textWrap: "balance",
});
export const text = patternStyle({
  ...type(14),
  maxInlineSize: 440,
  color: color.fg.muted,
  textWrap: "balance",
});
export const amount = patternStyle({ marginBlockStart: space[12] });
export const actions = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[12],
  marginBlockStart: space[20],
});

/** Four facts in one frame, 1032 px wide. */
export const facts = patternStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
  inlineSize: "100%",
  maxInlineSize: 1032,
  marginBlockStart: space[32],
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.card,
  textAlign: "start",
});
export const fact = patternStyle({
  display: "grid",
  gap: space[4],
  padding: `${space[16]} ${space[24]}`,
  selectors: { "& + &": { borderInlineStart: `1px solid ${color.border.default}` } },
  "@media": { [media.tablet]: { selectors: { "& + &": { borderInlineStart: 0 } } } },
});
export const factName = patternStyle({ ...type(12), color: color.fg.muted });
export const factValue = patternStyle(boldType(14));
