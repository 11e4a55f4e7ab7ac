import { patternGlobal, patternStyle } from "../../styles/layered.ts";
import { boldType, card, ease, edge, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius, font } = vars;

/** Main section of a product page: gallery, options, shop. */
export const frame = patternStyle({
  ...card,
  display: "grid",
  gridTemplateColumns: "456px minmax(0, 1fr) 216px",
  gap: space[24],
  padding: space[24],
  "@media": {
    [media.belowContent]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" },
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", padding: space[16] },
  },
});
export const column = patternStyle({ display: "flex", flexDirection: "column", gap: space[16] });
export const aside = patternStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.belowContent]: { gridColumn: "1 / -1" } },
});

/** A second row below the gallery, which the other columns span. */
export const withDetails = patternStyle({
  gridTemplateRows: "auto 1fr",
  "@media": { [media.tablet]: { gridTemplateRows: "none" } },
});
patternGlobal(`${withDetails} > ${column}:nth-child(2)`, {
  "@media": { [media.desktop]: { gridRow: "1 / span 2" } },
});
patternGlobal(`${withDetails} > ${aside}`, {
  gridRow: "1 / span 2",
  "@media": { [media.belowContent]: { gridRow: "auto" } },
});
export const details = patternStyle({
  display: "grid",
  "@media": { [media.desktop]: { gridColumn: "1", gridRow: "2" } },
});

export const headBlock = patternStyle({ display: "grid", gap: space[8] });
export const title = patternStyle({
  fontSize: font.size[20],
  lineHeight: font.leading.heading,
  fontWeight: font.weight.bold,
  overflowWrap: "anywhere",
  textWrap: "balance",
});
export const subtitle = patternStyle({ ...type(14), color: color.fg.muted });
export const facts = patternStyle({
  ...type(14),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  rowGap: space[4],
  color: color.fg.muted,
  fontVariantNumeric: "tabular-nums",
  // The divider before the first fact of each row is outside and clipped.
  marginInlineStart: `calc(-1 * ${space[10]})`,
  overflowX: "clip",
});
export const fact = patternStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[6],
  position: "relative",
  marginInlineEnd: space[10],
  paddingInlineStart: space[10],
  "::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: -1,
    inlineSize: 1,
    blockSize: space[12],
    backgroundColor: color.border.strong,
  },
});

export const priceBlock = patternStyle({
  ...edge,
  display: "grid",
  gap: space[10],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.card,
  backgroundColor: color.bg.tint,
});
export const priceRow = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: space[8],
});
export const priceNote = patternStyle({ ...type(14), color: color.fg.muted });
/** Lazily loaded lines may be empty. */
export const priceLines = patternStyle({
  ...type(14),
  display: "grid",
  gap: space[4],
  selectors: { "&:not(:has(> :not(:empty)))": { display: "none" } },
});
patternGlobal(`${priceLines} > :empty`, { display: "none" });
/** A grid, so that coupons with long texts also fit next to each other. */
export const coupons = patternStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(144px, 100%), 1fr))",
  gap: space[8],
  // Lazily loaded chips may be empty.
  selectors: { "&:empty": { display: "none" } },
});

export const coupon = patternStyle({
  ...type(12),
  display: "inline-flex",
  alignItems: "stretch",
  maxInlineSize: "100%",
  minBlockSize: 36,
  border: `1px solid ${color.border.tint}`,
  borderRadius: radius.control,
  backgroundColor: color.bg.card,
});
export const couponText = patternStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  flexGrow: 1,
  alignItems: "center",
  alignContent: "center",
  columnGap: space[4],
  padding: `${space[2]} ${space[8]}`,
  color: color.fg.muted,
});
export const couponAmount = patternStyle({ color: color.fg.act, fontWeight: font.weight.bold });
export const couponStub = patternStyle({
  ...boldType(12),
  display: "inline-flex",
  flexShrink: 0,
  alignItems: "center",
  paddingInline: space[10],
  borderInlineStart: `1px dashed ${color.border.tint}`,
  color: color.fg.act,
});
export const claimed = patternStyle({ color: color.fg.success });

export const row = patternStyle({
  ...type(14),
  display: "grid",
  gridTemplateColumns: "72px minmax(0, 1fr)",
  gap: space[8],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space[4] } },
});
export const rowName = patternStyle({ color: color.fg.muted });
export const rowNote = patternStyle({ ...type(12, "text"), display: "block", color: color.fg.muted });
export const quantity = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[8]} ${space[12]}`,
});
/** Aligned with the stepper, even if the content after it wraps. */
export const quantityName = patternStyle({
  display: "flex",
  alignItems: "center",
  alignSelf: "start",
  minBlockSize: 40,
  "@media": { [media.phone]: { minBlockSize: 0 } },
});
export const presets = patternStyle({ display: "flex", flexWrap: "wrap", gap: space[6] });
export const preset = patternStyle({
  ...type(14),
  minInlineSize: vars.size.controlSm,
  minBlockSize: vars.size.controlSm,
  paddingInline: space[10],
  border: `1px solid ${color.border.strong}`,
  borderRadius: radius.control,
  backgroundColor: color.bg.card,
  color: color.fg.default,
  transition: ease("border-color", "color", "background-color"),
  ...onHover("&:hover", { borderColor: color.border.act }),
  selectors: {
    "&[aria-pressed='true']": {
      borderColor: color.border.act,
      boxShadow: `inset 0 0 0 1px ${color.border.act}`,
      backgroundColor: color.bg.tint,
      color: color.fg.act,
      fontWeight: font.weight.bold,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[aria-pressed='true']": { outline: "2px solid Highlight" } },
    },
  },
});

export const actions = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space[12],
  marginBlockStart: space[8],
});
/** Equal widths next to each other; stacked if their texts don't fit. */
patternGlobal(`${actions} > *`, { flex: "1 1 0", minInlineSize: "fit-content", overflowWrap: "normal" });

export const guarantees = patternStyle({
  ...type(12),
  // Laid out as words of a text, so that two lines are balanced and none of four promises is alone.
  textAlign: "justify",
  textAlignLast: "justify",
  textWrap: "balance",
  wordSpacing: space[4],
  marginBlockStart: "auto",
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border.default}`,
  color: color.fg.muted,
  // Justified text would have wide gaps.
  "@media": {
    [media.phone]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: `${space[4]} ${space[12]}`,
      textAlign: "start",
      textAlignLast: "start",
    },
  },
});
export const guarantee = patternStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  maxInlineSize: "100%",
  paddingBlock: space[2],
  textAlign: "start",
  textAlignLast: "start",
  wordSpacing: "normal",
});
export const guaranteeIcon = patternStyle({ color: color.fg.success });

/** Height of the bar at the bottom edge, which toasts stay above. */
export const stickyHeight = space[72];

export const sticky = patternStyle({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.header,
  backgroundColor: color.bg.floating,
  boxShadow: vars.shadow.floating,
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { "&[data-state='hidden']": { transform: "translateY(110%)", visibility: "hidden" } },
  "@media": { print: { display: "none" } },
});
export const stickyRow = patternStyle({
  display: "flex",
  alignItems: "center",
  gap: space[16],
  minBlockSize: stickyHeight,
});
/** Phones only have space for the buttons; the page above shows what they buy. */
const hiddenOnPhone = { "@media": { [media.phone]: { display: "none" } } };
export const stickyPicture = patternStyle({ flexShrink: 0, inlineSize: space[48], ...hiddenOnPhone });
export const stickyTitle = patternStyle({
  ...boldType(14),
  flex: 1,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  paddingBlock: "0.2em",
  ...hiddenOnPhone,
});
export const stickyPrice = patternStyle(hiddenOnPhone);
export const stickyActions = patternStyle({
  display: "flex",
  flexShrink: 0,
  gap: space[16],
  "@media": { [media.phone]: { flex: "1 1 0", minInlineSize: 0, gap: space[8] } },
});
// As wide as their text, whose size fits one line of Spanish at 320 px.
patternGlobal(`${stickyActions} > *`, {
  "@media": { [media.phone]: { ...type(14), flex: "1 1 auto", minInlineSize: 0, paddingInline: space[8] } },
});
