import { patternStyle } from "../../styles/layered.ts";
import { onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, font } = vars;

export const root = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[12],
  minBlockSize: space[32],
  marginBlockEnd: space[16],
});

export const title = patternStyle({
  alignSelf: "baseline",
  fontSize: font.size[24],
  lineHeight: font.leading.heading,
  letterSpacing: font.tracking.heading,
  fontWeight: font.weight.bold,
});

export const subtitle = patternStyle({ ...type(14), alignSelf: "baseline", color: color.fg.muted });

export const tabs = patternStyle({
  ...type(14),
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[24],
  marginInlineStart: space[20],
});

export const tab = patternStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: space[32],
  color: color.fg.muted,
  paddingBlockEnd: space[2],
  ...onHover("&:hover", { color: color.fg.default }),
  selectors: {
    "&[aria-current], &[aria-pressed='true']": {
      color: color.fg.act,
      fontWeight: font.weight.bold,
      paddingBlockEnd: 0,
      borderBlockEnd: `2px solid ${color.border.act}`,
    },
  },
});

export const more = patternStyle({
  ...type(14),
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  minBlockSize: space[32],
  marginInlineStart: "auto",
  borderRadius: vars.radius.control,
  color: color.fg.muted,
  ...onHover("&:hover", { color: color.fg.act }),
});
