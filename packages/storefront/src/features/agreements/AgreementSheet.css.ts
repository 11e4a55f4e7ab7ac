import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** Next to a menu. */
export const wideSheet = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["24"],
  marginBlockEnd: vars.space["24"],
  padding: `clamp(${vars.space["20"]}, 4vw, ${vars.space["40"]})`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.card,
});
/** A line of 72 characters fills the sheet. */
export const sheet = style([wideSheet, { maxInlineSize: "51rem", marginInline: "auto" }]);

export const text = style({
  display: "grid",
  gap: vars.space["12"],
  maxWidth: "72ch",
  fontSize: vars.font.size[16],
});

globalStyle(`${text} :is(h2, h3)`, {
  marginBlockStart: vars.space["12"],
  fontSize: vars.font.size[18],
  fontWeight: vars.font.weight.bold,
});

globalStyle(`${text} :is(ul, ol)`, {
  display: "grid",
  gap: vars.space["4"],
  paddingInlineStart: vars.space["20"],
});
globalStyle(`${text} ul`, { listStyle: "disc" });
globalStyle(`${text} ol`, { listStyle: "decimal" });

/** Link targets stay below the fixed header. */
globalStyle(`${text} [id]`, { scrollMarginBlockStart: vars.space["72"] });
globalStyle(`${text} table`, { inlineSize: "100%", borderCollapse: "collapse" });
globalStyle(`${text} :is(th, td)`, {
  padding: `${vars.space["8"]} ${vars.space["12"]}`,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  textAlign: "start",
});

export const contents = style({
  padding: vars.space["16"],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.page,
});
globalStyle(`${contents} ol`, {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))",
  gap: `${vars.space["8"]} ${vars.space["16"]}`,
});
globalStyle(`${contents} a`, { textDecoration: "underline", textUnderlineOffset: 3 });
