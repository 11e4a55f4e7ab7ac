import { componentOverride, componentStyle } from "../../styles/layered.ts";
import { media, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

/** At the top, so that the field stays in place while the number of matches changes. */
export const veil = componentOverride({
  placeItems: "start center",
  paddingBlockStart: "12vh",
  "@media": { [media.phone]: { paddingBlockStart: space[16] } },
});

export const panel = componentOverride({ overflow: "hidden" });

export const root = componentStyle({ display: "flex", flexDirection: "column", minBlockSize: 0 });

export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: space[12],
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${color.border.default}`,
});

export const icon = componentStyle({ flexShrink: 0, color: color.fg.muted });

/** The only control of the dialog, so it needs no ring. */
export const input = componentStyle({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: space[56],
  border: 0,
  backgroundColor: "transparent",
  fontSize: vars.font.size[16],
  selectors: { "&:focus-visible": { outline: "none" } },
});

export const list = componentStyle({
  maxBlockSize: "min(24rem, 60vh)",
  padding: space[8],
  overflowY: "auto",
  scrollPaddingBlock: space[8],
  selectors: { "&:not(:has([role='option']))": { padding: 0 } },
});

export const heading = componentStyle({
  ...type(12),
  display: "block",
  padding: `${space[8]} ${space[8]} ${space[4]}`,
  color: color.fg.muted,
});

export const item = componentStyle({
  ...type(14),
  display: "flex",
  alignItems: "center",
  gap: space[12],
  minBlockSize: vars.size.controlMd,
  padding: `${space[6]} ${space[8]}`,
  borderRadius: vars.radius.control,
  cursor: "pointer",
  userSelect: "none",
  selectors: {
    "&[data-selected='true']": { backgroundColor: color.bg.sunken },
    "&[data-disabled='true']": { color: color.fg.muted, cursor: "not-allowed" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[data-selected='true']": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
    },
  },
});

export const words = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });
export const description = componentStyle({ ...type(12), display: "block", color: color.fg.muted });

export const empty = componentStyle({
  ...type(14),
  padding: space[24],
  color: color.fg.muted,
  textAlign: "center",
});

export const foot = componentStyle({
  ...type(12),
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.border.default}`,
  color: color.fg.muted,
  // Touch screens have no keys.
  "@media": { "(hover: none)": { display: "none" } },
});

export const key = componentStyle({ display: "inline-flex", alignItems: "center", gap: space[4] });
