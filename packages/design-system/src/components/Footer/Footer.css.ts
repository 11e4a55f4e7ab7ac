import { componentStyle } from "../../styles/layered.ts";
import { asWritten, boldType, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = componentStyle({
  marginBlockStart: space[48],
  backgroundColor: color.bg.card,
  borderBlockStart: `1px solid ${color.border.default}`,
});

export const notes = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  minBlockSize: space[56],
  rowGap: space[16],
  paddingBlock: space[24],
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const note = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space[12],
  paddingInlineEnd: space[12],
  "@media": {
    [media.desktop]: {
      selectors: {
        "&:not(:first-child)": { paddingInlineStart: space[32] },
        "&:not(:first-child)::before": {
          content: '""',
          position: "absolute",
          insetInlineStart: 0,
          insetBlock: 0,
          inlineSize: 1,
          backgroundColor: color.border.default,
        },
      },
    },
    // At these widths, the texts need the space.
    "(min-width: 900px) and (max-width: 1247px)": {
      selectors: { "&:not(:first-child)": { paddingInlineStart: space[16] } },
    },
  },
});

export const noteIcon = componentStyle({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: space[48],
  blockSize: space[48],
  borderRadius: vars.radius.full,
  backgroundColor: color.bg.tint,
  color: color.fg.act,
});
export const noteTitle = componentStyle({ ...boldType(16), display: "block", textWrap: "balance" });
export const noteText = componentStyle({
  ...type(12, "text"),
  display: "block",
  color: color.fg.muted,
  textWrap: "balance",
});

export const band = componentStyle({ borderBlockStart: `1px solid ${color.border.default}` });

export const columns = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr)) minmax(184px, auto) 96px",
  gap: space[32],
  paddingBlock: space[32],
  "@media": {
    [media.belowContent]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr)) minmax(184px, auto)" },
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const head = componentStyle({ ...boldType(14), marginBlockEnd: space[12] });
export const link = componentStyle({
  display: "block",
  fontSize: vars.font.size[14],
  lineHeight: "28px",
  color: color.fg.muted,
  ...onHover("&:hover", { color: color.fg.act }),
});

export const phone = componentStyle({
  ...asWritten,
  ...boldType(20),
  display: "inline-block",
  color: color.fg.act,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const hours = componentStyle({ ...type(12), color: color.fg.muted, marginBlock: space[4] });
export const action = componentStyle({ marginBlockStart: space[12] });

export const code = componentStyle({
  ...type(12),
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: space[8],
  color: color.fg.muted,
  textAlign: "center",
  "@media": { [media.belowContent]: { display: "none" } },
});

export const legal = componentStyle({
  ...type(12),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[32],
  minBlockSize: space[56],
  paddingBlock: space[12],
  color: color.fg.muted,
});
export const legalLine = componentStyle({ borderBlockStart: `1px solid ${color.border.default}` });
export const payments = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
  paddingBlock: space[4],
  marginInlineEnd: "auto",
});
export const legalLinks = componentStyle({ display: "flex", flexWrap: "wrap", columnGap: space[24] });
export const legalLink = componentStyle({
  display: "inline-block",
  paddingBlock: space[6],
  ...onHover("&:hover", { color: color.fg.act }),
});
