import { patternStyle } from "../../styles/layered.ts";
import { type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, font, radius } = vars;

/** 72 px time column for “Aujourd’hui”, 32 px rail, text. */
export const step = patternStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "72px 32px minmax(0, 1fr)",
  minBlockSize: 65,
  paddingBlockEnd: space[16],
  "::before": {
    content: '""',
    position: "absolute",
    insetBlock: `${space[24]} 0`,
    // Centered on the marks: 72 + 32 / 2, less half its width.
    insetInlineStart: 87,
    borderInlineStart: `2px solid ${color.border.default}`,
  },
  selectors: {
    "&:last-child": { minBlockSize: 0, paddingBlockEnd: 0 },
    "&:last-child::before": { display: "none" },
  },
});

/** Without a time column, for upcoming steps. */
export const plain = patternStyle({
  gridTemplateColumns: "32px minmax(0, 1fr)",
  "::before": { insetInlineStart: 9 },
});

export const time = patternStyle({
  ...type(12, "text"),
  display: "grid",
  alignContent: "start",
  color: color.fg.muted,
  fontVariantNumeric: "tabular-nums",
});
export const strongTime = patternStyle({ color: color.fg.default, fontWeight: font.weight.bold });

export const mark = patternStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  justifySelf: "center",
  inlineSize: space[20],
  blockSize: space[20],
});
export const plainMark = patternStyle({ justifySelf: "start" });
export const first = patternStyle({
  borderRadius: radius.full,
  backgroundColor: color.bg.act,
  color: color.fg.onAct,
});
export const ring = patternStyle({
  "::before": {
    content: '""',
    inlineSize: space[10],
    blockSize: space[10],
    border: `2px solid ${color.border.strong}`,
    borderRadius: radius.full,
    backgroundColor: color.bg.card,
  },
});
export const icon = patternStyle({ inlineSize: "0.75rem", blockSize: "0.75rem" });

export const words = patternStyle({ display: "grid", alignContent: "start", gap: space[2] });
export const title = patternStyle(type(14));
export const strongTitle = patternStyle({ fontWeight: font.weight.bold });
export const text = patternStyle({ ...type(12), color: color.fg.muted });

export const fold = patternStyle({
  marginBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border.default}`,
});
export const foldHead = patternStyle({
  ...type(14),
  justifyContent: "center",
  inlineSize: "100%",
  minBlockSize: space[48],
  outlineOffset: "-2px",
});
export const foldBody = patternStyle({ paddingBlock: space[8] });
