import { componentStyle } from "../../styles/layered.ts";
import { boldType, hiddenBox, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, size, radius } = vars;

export const root = componentStyle({ minInlineSize: 0 });

export const views = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: space[8],
  borderBlockEnd: `1px solid ${color.border.default}`,
});

export const viewList = componentStyle({
  display: "flex",
  flex: "1 1 auto",
  gap: space[24],
  minInlineSize: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  paddingInline: space[16],
});

export const view = componentStyle({
  ...type(14),
  position: "relative",
  display: "flex",
  alignItems: "baseline",
  gap: space[6],
  paddingBlock: space[12],
  whiteSpace: "nowrap",
  color: color.fg.muted,
  outlineOffset: "-2px",
  selectors: {
    "&[aria-current]": { ...boldType(14), color: color.fg.default },
    "&[aria-current]::after": {
      content: '""',
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `2px solid ${color.border.act}`,
    },
  },
  ...onHover("&:hover", { color: color.fg.default }),
});

export const viewCount = componentStyle({
  ...type(12),
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: "tabular-nums",
  color: color.fg.muted,
});

export const saveView = componentStyle({ marginInlineEnd: space[8] });
/** A phone leaves the space to the views. */
export const saveViewWords = componentStyle({ "@media": { [media.phone]: hiddenBox } });

export const filters = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
  padding: `${space[10]} ${space[16]}`,
});

export const end = componentStyle({ display: "flex", flexWrap: "wrap", marginInlineStart: "auto" });

export const search = componentStyle({
  flex: "0 1 20rem",
  minInlineSize: "10rem",
  "@media": { [media.phone]: { flexGrow: 1 } },
});

const box = {
  ...type(14),
  display: "inline-flex",
  alignItems: "center",
  maxInlineSize: "100%",
  minBlockSize: size.controlSm,
  borderRadius: radius.control,
} as const;

export const chip = componentStyle({
  ...box,
  border: `1px solid ${color.border.strong}`,
  paddingInlineEnd: space[4],
  ...onHover("&:hover", { borderColor: color.border.fieldHover }),
});

export const chipButton = componentStyle({
  minInlineSize: 0,
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[12]}`,
  borderRadius: radius.control,
  textAlign: "start",
  overflowWrap: "anywhere",
  color: color.fg.muted,
});

export const chipValue = componentStyle({ fontWeight: vars.font.weight.bold, color: color.fg.default });

export const remove = componentStyle({
  flexShrink: 0,
  display: "grid",
  placeContent: "center",
  inlineSize: space[24],
  blockSize: space[24],
  borderRadius: radius.control,
  color: color.fg.muted,
  ...onHover("&:hover", { backgroundColor: color.bg.sunken, color: color.fg.default }),
});

export const add = componentStyle({
  ...box,
  gap: space[6],
  paddingInline: space[12],
  border: `1px dashed ${color.border.field}`,
  color: color.fg.muted,
  ...onHover("&:hover", { color: color.fg.default, borderColor: color.border.fieldHover }),
});

export const editor = componentStyle({ display: "grid", gap: space[12], minInlineSize: "12rem" });
export const options = componentStyle({
  display: "grid",
  gap: space[4],
  maxBlockSize: "16rem",
  overflowY: "auto",
  padding: space[2],
});
