import type { GlobalStyleRule } from "@vanilla-extract/css";
import { componentGlobal, componentStyle } from "../../styles/layered.ts";
import { media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import { lockedPage } from "../../tokens/popover.ts";

const { color, space } = vars;

export const root = componentStyle({
  ...type(12),
  backgroundColor: color.bg.sunken,
  color: color.fg.muted,
  "@media": { print: { display: "none" } },
});

export const row = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[24],
  minBlockSize: 36,
  // One scrolling row: three rows of small links would fill a small screen.
  "@media": {
    [media.phone]: { flexWrap: "nowrap", overflowX: "auto", scrollbarWidth: "none", columnGap: space[12] },
  },
});

export const group = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[12],
  "@media": {
    // Fills the remaining space, so that changes such as signing in don't shift the layout.
    [media.desktop]: { selectors: { "&:last-child": { flexGrow: 1, justifyContent: "flex-end" } } },
    [media.phone]: { flexWrap: "nowrap", flexShrink: 0, whiteSpace: "nowrap" },
  },
});

export const item = componentStyle({ display: "inline-flex", alignItems: "center", gap: space[12] });

/** A hairline before the item separates it from the previous one. */
export const separated = componentStyle({
  "::before": { content: '""', inlineSize: 1, blockSize: space[12], backgroundColor: color.border.strong },
});

export const action = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[6],
  minBlockSize: 28,
  borderRadius: vars.radius.control,
  color: "inherit",
  whiteSpace: "nowrap",
  ...onHover("&:hover", { color: color.fg.act }),
});

/** One step darker than elsewhere: on the sunken bar, the `act` color has only 4.3:1. */
export const strong = componentStyle({ color: color.fg.actHover });
export const menuTrigger = componentStyle({
  minBlockSize: 28,
  whiteSpace: "nowrap",
  ...onHover("&:hover", { color: color.fg.act }),
});
export const menuName = componentStyle({
  color: color.fg.default,
  maxInlineSize: "12em",
  overflow: "hidden",
  textOverflow: "ellipsis",
});

export const menuLink = componentStyle({
  ...type(14),
  display: "flex",
  alignItems: "center",
  gap: space[8],
  inlineSize: "100%",
  minInlineSize: 144,
  minBlockSize: 36,
  paddingInline: space[12],
  borderRadius: vars.radius.control,
  textAlign: "start",
  ...onHover("&:hover", { backgroundColor: color.bg.sunken, color: color.fg.act }),
  selectors: { "&[aria-current]": { color: color.fg.act, fontWeight: vars.font.weight.bold } },
});

export const menuHead = componentStyle({
  display: "grid",
  gap: space[2],
  paddingInline: space[12],
  paddingBlock: space[8],
  marginBlockEnd: space[4],
  borderBlockEnd: `1px solid ${color.border.default}`,
});
export const menuTitle = componentStyle({
  fontSize: vars.font.size[14],
  fontWeight: vars.font.weight.bold,
});
export const menuFact = componentStyle({ color: color.fg.muted, overflowWrap: "anywhere" });

/** On wide screens it has no box, and its children are laid out in the bar. */
export const fold = componentStyle({
  display: "contents",
  "@media": {
    [media.tablet]: {
      display: "none",
      selectors: {
        "&:popover-open": {
          display: "block",
          position: "fixed",
          inset: "auto",
          insetBlockStart: space[56],
          insetInlineEnd: space[8],
          inlineSize: "min(300px, 100vw - 32px)",
          blockSize: "auto",
          maxBlockSize: `calc(100dvh - ${space[64]})`,
          margin: 0,
          padding: 0,
          border: 0,
          overflowY: "auto",
          overscrollBehavior: "contain",
          borderRadius: vars.radius.card,
          backgroundColor: color.bg.floating,
          color: color.fg.default,
          boxShadow: vars.shadow.floating,
          outline: "1px solid transparent",
          outlineOffset: "-1px",
        },
      },
    },
  },
});

componentGlobal(`html:has(${fold}:popover-open)`, { "@media": { [media.tablet]: lockedPage } });

export const foldedLabel = componentStyle({ display: "none" });

/** The collapsed bar: one item per row, each a touch-sized target, with menus that open in place. */
const folded = (selector: string, rule: GlobalStyleRule): void =>
  componentGlobal(selector.replaceAll("&", fold), { "@media": { [media.tablet]: rule } });

folded(`& ${root}`, { ...type(14), backgroundColor: "transparent", color: color.fg.default });
folded(`& ${row}`, { display: "block", paddingBlock: space[8], paddingInline: 0, overflow: "visible" });
folded(`& ${group}`, { display: "block", whiteSpace: "normal" });
folded(`& ${group}:first-child`, { display: "none" });
folded(`& ${item}`, { display: "block", paddingInline: space[16], paddingBlock: space[4] });
folded(`& ${separated}`, { borderBlockStart: `1px solid ${color.border.default}` });
folded(`& ${separated}::before`, { display: "none" });
folded(`& ${action}, & summary`, { display: "flex", gap: space[10], minBlockSize: 44 });
folded(`& summary > span > :last-child`, { marginInlineStart: "auto" });
folded(`& ${foldedLabel}`, { display: "inline" });
folded(`& ${menuLink}`, { minBlockSize: 44 });
folded(`& details > div`, {
  position: "static",
  inlineSize: "auto",
  maxInlineSize: "none",
  padding: 0,
  boxShadow: "none",
});
folded(`& details > div::before`, { display: "none" });
