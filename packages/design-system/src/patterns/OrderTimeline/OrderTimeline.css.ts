import { patternGlobal, patternStyle } from "../../styles/layered.ts";
import { onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, font, radius } = vars;

/** Time column 64, rail 32, words. */
export const step = patternStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "64px 32px minmax(0, 1fr)",
  minBlockSize: 65,
  paddingBlockEnd: space[16],
  "::before": {
    content: '""',
    position: "absolute",
    insetBlock: `${space[24]} 0`,
    insetInlineStart: 79,
    borderInlineStart: `2px solid ${color.border.default}`,
  },
  selectors: {
    "&:last-child": { minBlockSize: 0, paddingBlockEnd: 0 },
    "&:last-child::before": { display: "none" },
  },
});

/** Without a time column: what comes next. */
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
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[6],
  minBlockSize: space[48],
  color: color.fg.muted,
  cursor: "pointer",
  listStyle: "none",
  outlineOffset: "-2px",
  ...onHover("&:hover", { color: color.fg.act }),
});
patternGlobal(`${foldHead}::-webkit-details-marker`, { display: "none" });
export const foldChevron = patternStyle({
  selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } },
});
export const foldBody = patternStyle({ paddingBlock: space[8] });
