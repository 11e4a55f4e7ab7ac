import { patternStyle } from "../../styles/layered.ts";
import { asWritten, boldType, card, ease, hiddenBox, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius, font } = vars;

/** Three columns of 245 px. */
export const addresses = patternStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 232px), 1fr))",
  gap: space[16],
});

export const address = patternStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  minBlockSize: 140,
  padding: space[16],
  border: `1px solid ${color.border.strong}`,
  borderRadius: radius.card,
  backgroundColor: color.bg.card,
  transition: ease("border-color", "background-color"),
  ...onHover("&:has(input):hover", { borderColor: color.fg.faint }),
  selectors: {
    "&:has(:checked)": {
      borderColor: color.border.act,
      boxShadow: `inset 0 0 0 1px ${color.border.act}`,
      backgroundColor: color.bg.tint,
    },
    "&:has(input:focus-visible)": {
      outline: `2px solid ${color.border.focus}`,
      outlineOffset: "2px",
    },
  },
});

export const radio = patternStyle(hiddenBox);
export const circle = patternStyle({
  flexShrink: 0,
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  border: `1px solid ${color.border.field}`,
  borderRadius: radius.full,
  backgroundColor: color.bg.card,
  selectors: {
    ":checked + &": { border: `5px solid ${color.bg.act}`, backgroundColor: color.fg.onAct },
  },
});

export const addressName = patternStyle({
  ...boldType(14),
  overflowWrap: "anywhere",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
});
/** The whole card selects it; other controls are stacked above. */
export const choose = patternStyle({
  cursor: "pointer",
  "::after": { content: '""', position: "absolute", inset: 0 },
});
export const addressLine = patternStyle({ ...type(14), overflowWrap: "anywhere" });
export const addressFoot = patternStyle({
  ...type(12),
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[8],
  marginBlockStart: "auto",
  paddingBlockStart: space[8],
  color: color.fg.muted,
});
export const addressActions = patternStyle({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[12]}`,
});

export const newAddress = patternStyle({
  ...boldType(14),
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space[8],
  minBlockSize: 140,
  padding: space[16],
  border: `1px dashed ${color.border.field}`,
  borderRadius: radius.card,
  color: color.fg.act,
  transition: ease("border-color", "background-color"),
  ...onHover("&:hover", { borderColor: color.border.act, backgroundColor: color.bg.tint }),
});

/** Products of one shop. */
export const group = patternStyle({
  padding: `${space[8]} ${space[24]} ${space[20]}`,
  // The card's header has its own border.
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border.default}` } },
});
export const groupHead = patternStyle({
  ...type(12),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[8],
  minBlockSize: space[40],
  color: color.fg.muted,
});
export const shop = patternStyle({
  ...boldType(14),
  display: "inline-flex",
  alignItems: "center",
  gap: space[8],
  color: color.fg.default,
});
export const delivery = patternStyle({ display: "inline-flex", alignItems: "center", gap: space[6] });

export const row = patternStyle({
  ...type(14),
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 96px 64px 104px",
  alignItems: "center",
  columnGap: space[16],
  minBlockSize: 88,
  paddingBlock: space[12],
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr) auto", rowGap: space[4] } },
});
export const products = patternStyle({
  textAlign: "start",
  "@media": { [media.phone]: { gridColumn: "1 / -1" } },
});
export const unit = patternStyle({ justifySelf: "end" });
export const unitPrice = patternStyle({ flexDirection: "column", alignItems: "flex-end" });
export const count = patternStyle({ color: color.fg.muted });

export const groupFoot = patternStyle({
  ...type(14),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  columnGap: space[16],
  rowGap: space[12],
  marginBlockStart: space[8],
});
/** Long coupons wrap below the note, to leave space for writing. */
export const groupNote = patternStyle({ flex: "1 1 240px", maxInlineSize: 376 });
export const footCell = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
  minBlockSize: space[40],
  color: color.fg.muted,
});
export const groupTotal = patternStyle({ marginInlineStart: "auto", whiteSpace: "nowrap" });
export const shopTotal = patternStyle({
  color: color.fg.default,
  fontWeight: font.weight.bold,
  fontVariantNumeric: "tabular-nums",
});

/** The totals and the button. */
export const summary = patternStyle({
  ...card,
  // On low screens its rows scroll, so that the button stays in view.
  "@media": {
    [media.desktop]: {
      position: "sticky",
      insetBlockStart: space[24],
      maxBlockSize: `calc(100dvh - ${space[48]})`,
      overflowY: "auto",
    },
  },
});
export const summaryBody = patternStyle({
  display: "grid",
  gap: space[16],
  padding: `${space[24]} ${space[24]} 0`,
});
export const summaryHead = patternStyle({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[12],
});
export const summaryTitle = patternStyle(boldType(16));
export const summaryNote = patternStyle({ ...type(14), color: color.fg.muted });

export const rows = patternStyle({
  ...type(14),
  display: "grid",
  gap: space[12],
  transition: ease("filter"),
  selectors: { "&[aria-busy='true']": { filter: "grayscale(1)" } },
});
export const sumRow = patternStyle({ display: "flex", justifyContent: "space-between", gap: space[12] });
export const sumName = patternStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  color: color.fg.muted,
});
export const sumValue = patternStyle({
  ...asWritten,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const reduction = patternStyle({ color: color.fg.success });

/** The total and button stay at the bottom edge while the rows scroll. */
export const summaryFoot = patternStyle({
  display: "grid",
  gap: space[16],
  position: "sticky",
  insetBlockEnd: 0,
  paddingBlockEnd: space[24],
  backgroundColor: color.bg.card,
});
export const totalRow = patternStyle({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[12],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border.default}`,
});
export const totalName = patternStyle(boldType(16));
export const totalNotes = patternStyle({
  ...type(12),
  display: "flex",
  justifyContent: "space-between",
  gap: space[12],
  marginBlockStart: "-8px",
  color: color.fg.muted,
});

export const hold = patternStyle({
  ...type(12),
  display: "flex",
  alignItems: "center",
  gap: space[8],
  minBlockSize: space[32],
  paddingInline: space[12],
  paddingBlock: space[6],
  borderRadius: radius.control,
  backgroundColor: color.bg.caution,
  color: color.fg.caution,
});
export const terms = patternStyle({
  ...type(12),
  marginBlockStart: `calc(-1 * ${space[8]})`,
  paddingBlockEnd: space[24],
  color: color.fg.muted,
});

export const recap = patternStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[8],
  rowGap: space[4],
  padding: `${space[16]} ${space[24]} ${space[24]}`,
  borderBlockStart: `1px solid ${color.border.default}`,
});
export const recapName = patternStyle(boldType(14));
export const recapText = patternStyle({ ...type(12, "text"), gridColumn: 2, color: color.fg.muted });
