import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { bg, fg } = vars.color;
const maxWidth = "25rem";
const circleLarge = "4.5rem";

export const root = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  textAlign: "center",
});

export const size = componentVariants({
  lg: { padding: `${vars.space[64]} ${vars.space[24]}` },
  md: { padding: `${vars.space[24]} ${vars.space[16]}` },
});

export const circle = componentStyle({
  display: "grid",
  placeContent: "center",
  borderRadius: vars.radius.full,
});

export const circleSize = componentVariants({
  lg: { inlineSize: circleLarge, blockSize: circleLarge, marginBlockEnd: vars.space[16] },
  md: { inlineSize: vars.space[56], blockSize: vars.space[56], marginBlockEnd: vars.space[8] },
});

export const tone = componentVariants({
  act: { backgroundColor: bg.tint, color: fg.act },
  info: { backgroundColor: bg.info, color: fg.info },
  success: { backgroundColor: bg.success, color: fg.success },
  critical: { backgroundColor: bg.critical, color: fg.critical },
  caution: { backgroundColor: bg.caution, color: fg.caution },
});

/** The title may contain a long search term. */
export const title = componentStyle({ maxInlineSize: "100%", overflowWrap: "anywhere" });
export const sentence = componentStyle({
  maxInlineSize: maxWidth,
  marginBlockStart: vars.space[4],
  color: fg.muted,
  textWrap: "balance",
});

export const sentenceSize = componentVariants({
  lg: { fontSize: vars.font.size[14] },
  md: { fontSize: vars.font.size[12] },
});

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[12],
});

export const actionsGap = componentVariants({
  lg: { marginBlockStart: vars.space[20] },
  md: { marginBlockStart: vars.space[12] },
});
