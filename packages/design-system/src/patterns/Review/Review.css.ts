import { patternStyle } from "../../styles/layered.ts";
import { boldType, edge, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, font, radius } = vars;

export const item = patternStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[24],
  paddingBlock: space[20],
  "@media": { [media.tablet]: { gap: space[12] } },
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border.default}` } },
});

/** The author next to the review. */
export const columns = patternStyle({
  gridTemplateColumns: "176px minmax(0, 1fr)",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const author = patternStyle({ display: "flex", alignItems: "flex-start", gap: space[12] });
/** Less prominent than the shop's red. */
export const avatar = patternStyle({ backgroundColor: color.bg.tint, color: color.fg.act });
export const authorWords = patternStyle({ display: "grid", gap: space[4] });
export const authorName = patternStyle(boldType(14));
export const authorFact = patternStyle({ ...type(12), color: color.fg.muted });

export const main = patternStyle({
  display: "grid",
  justifyItems: "start",
  gap: space[10],
  maxInlineSize: 800,
});
export const attribute = patternStyle({ ...type(12), color: color.fg.muted, marginInlineStart: space[4] });
export const text = patternStyle({ ...type(14, "text"), overflowWrap: "anywhere", whiteSpace: "pre-line" });

export const pictures = patternStyle({ display: "flex", flexWrap: "wrap", gap: space[8] });
export const picture = patternStyle({ inlineSize: 128 });
export const pictureButton = patternStyle({
  display: "block",
  borderRadius: radius.control,
  cursor: "zoom-in",
});

export const reply = patternStyle({
  ...edge,
  ...type(14, "text"),
  inlineSize: "100%",
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.card,
  backgroundColor: color.bg.page,
  color: color.fg.muted,
});
export const replyName = patternStyle({ color: color.fg.default, fontWeight: font.weight.bold });

/** Score, histogram, keywords. */
export const summary = patternStyle({
  display: "grid",
  gridTemplateColumns: "200px 380px minmax(0, 1fr)",
  alignItems: "center",
  columnGap: space[40],
  rowGap: space[20],
  paddingBlock: space[24],
  "@media": {
    [media.belowContent]: { gridTemplateColumns: "200px minmax(0, 1fr)" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const addition = patternStyle({ display: "grid", gap: space[4], marginBlockStart: space[4] });

export const score = patternStyle({
  display: "grid",
  justifyItems: "center",
  gap: space[4],
  borderInlineEnd: `1px solid ${color.border.default}`,
  "@media": { [media.phone]: { borderInlineEnd: 0 } },
});
export const scoreValue = patternStyle({
  fontSize: font.size[48],
  lineHeight: 1.17,
  letterSpacing: "-0.02em",
  fontWeight: font.weight.bold,
  fontVariantNumeric: "tabular-nums",
});
export const scoreText = patternStyle({ ...type(12), color: color.fg.muted, marginBlockStart: space[4] });

export const histogram = patternStyle({ display: "grid", gap: space[6] });
export const histogramRow = patternStyle({
  ...type(12),
  display: "grid",
  gridTemplateColumns: "40px minmax(0, 1fr) 56px",
  alignItems: "center",
  gap: space[12],
  color: color.fg.muted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const bar = patternStyle({
  blockSize: space[8],
  overflow: "hidden",
  borderRadius: radius.full,
  backgroundColor: color.bg.sunken,
});
export const fill = patternStyle({
  display: "block",
  blockSize: "100%",
  borderRadius: radius.full,
  backgroundColor: color.fg.star,
  "@media": { "(forced-colors: active)": { backgroundColor: "CanvasText" } },
});
export const barCount = patternStyle({ textAlign: "end" });

export const keywords = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space[8],
  "@media": { [media.belowContent]: { gridColumn: "1 / -1" } },
});
export const keyword = patternStyle({
  ...type(12),
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: space[28],
  paddingInline: space[10],
  border: `1px solid ${color.border.strong}`,
  borderRadius: radius.full,
  ...onHover("a&:hover", { borderColor: color.fg.act, color: color.fg.act }),
});
