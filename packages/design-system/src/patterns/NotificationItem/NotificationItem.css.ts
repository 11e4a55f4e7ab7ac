import { patternStyle } from "../../styles/layered.ts";
import { onHover, stretched, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius } = vars;

export const root = patternStyle({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  gap: space[16],
  padding: `${space[16]} ${space[24]}`,
  borderBlockEnd: `1px solid ${color.border.default}`,
  ...onHover("&:hover", { backgroundColor: color.bg.page }),
  selectors: {
    "&:last-child": { borderBlockEnd: 0 },
    // A dot in the margin, drawn as a border for forced colors.
    "&[data-state='unread']::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: space[8],
      insetBlockStart: space[32],
      border: `4px solid ${color.bg.act}`,
      borderRadius: radius.full,
    },
  },
});
export const icon = patternStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: space[40],
  blockSize: space[40],
  borderRadius: radius.full,
  backgroundColor: color.bg.sunken,
  color: color.fg.muted,
});
export const picture = patternStyle({ inlineSize: space[40], flexShrink: 0, alignSelf: "start" });
export const words = patternStyle({
  flex: "1 1 160px",
  display: "grid",
  alignContent: "start",
  gap: space[2],
  minInlineSize: 0,
});
export const title = patternStyle({
  ...type(14),
  selectors: { "[data-state='unread'] &": { fontWeight: vars.font.weight.bold } },
});
export const link = patternStyle({ ...stretched, ...onHover("&:hover", { color: color.fg.act }) });
export const text = patternStyle({ ...type(12), color: color.fg.muted });
/** The time at the end of the row, with or without buttons before it. */
export const end = patternStyle({
  display: "flex",
  flexDirection: "row-reverse",
  alignItems: "center",
  alignSelf: "start",
  gap: space[8],
  marginInlineStart: "auto",
});
export const actions = patternStyle({ position: "relative", display: "flex", gap: space[8] });
