import { keyframes, type GlobalStyleRule } from "@vanilla-extract/css";
import { componentGlobal, componentStyle } from "../../styles/layered.ts";
import { boldType, media } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import { lockedPage } from "../../tokens/popover.ts";
import { column, groupHead, groupLink, groupLinks, groups, main, panel, row } from "./CategoryMenu.css.ts";

const { color, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { translate: "-24px 0" } });
const slideBack = keyframes({ from: { translate: "24px 0" } });
const moving = (animation: string) => `${animation} ${vars.motion.normal} ${vars.motion.ease}`;

/**
 * A popover, so that it opens without JavaScript. On wide screens it has no box, and the column hangs below
 * the cell.
 */
export const drawer = componentStyle({
  display: "contents",
  "@media": {
    [media.tablet]: {
      display: "none",
      selectors: {
        "&:popover-open": {
          display: "block",
          position: "fixed",
          inset: 0,
          inlineSize: "auto",
          blockSize: "auto",
          margin: 0,
          padding: 0,
          border: 0,
          overflow: "hidden",
          overscrollBehavior: "contain",
          backgroundColor: color.bg.veil,
          color: color.fg.default,
          animation: moving(appear),
        },
      },
    },
  },
});

componentGlobal(`html:has(${drawer}:popover-open)`, { "@media": { [media.tablet]: lockedPage } });

/** Full height at the start edge; the visible page next to it shows that the user hasn't left. */
export const sheet = componentStyle({
  display: "contents",
  "@media": {
    [media.tablet]: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      inlineSize: `min(320px, 100vw - ${space[40]})`,
      blockSize: "100%",
      overflow: "hidden",
      backgroundColor: color.bg.floating,
      boxShadow: vars.shadow.floating,
      animation: moving(slide),
      selectors: { "&:dir(rtl)": { animationName: slideBack } },
    },
  },
});

export const drawerHead = componentStyle({
  ...boldType(16),
  display: "none",
  "@media": {
    [media.tablet]: {
      display: "flex",
      alignItems: "center",
      flexShrink: 0,
      minBlockSize: space[56],
      paddingInline: `${space[16]} ${space[64]}`,
      borderBlockEnd: `1px solid ${color.border.default}`,
    },
  },
});

/** Close button above the departments and above the categories of one. */
export const closer = componentStyle({
  display: "none",
  "@media": {
    [media.tablet]: {
      display: "grid",
      placeItems: "center",
      position: "absolute",
      zIndex: 2,
      insetBlockStart: space[6],
      insetInlineEnd: space[4],
      inlineSize: 44,
      blockSize: 44,
      borderRadius: vars.radius.control,
    },
  },
});

export const levelHead = componentStyle({
  display: "none",
  "@media": {
    [media.tablet]: {
      position: "sticky",
      insetBlockStart: 0,
      zIndex: 1,
      display: "grid",
      backgroundColor: "inherit",
    },
  },
});
export const back = componentStyle({
  ...boldType(14),
  display: "flex",
  alignItems: "center",
  gap: space[8],
  minBlockSize: space[56],
  paddingInline: `${space[16]} ${space[64]}`,
  borderBlockEnd: `1px solid ${color.border.default}`,
  textAlign: "start",
});
export const whole = componentStyle({
  ...boldType(16),
  display: "flex",
  alignItems: "center",
  minBlockSize: space[48],
  paddingInline: space[16],
  color: color.fg.act,
});

/** Panel content in one column with touch-sized targets. */
const inDrawer = (selector: string, rule: GlobalStyleRule): void =>
  componentGlobal(`${drawer}:popover-open ${selector}`, { "@media": { [media.tablet]: rule } });

inDrawer(panel, { animation: moving(slideBack) });
// Content that a level covers must not be reachable by keyboard or screen reader either.
inDrawer(`${column}:has([data-state="open"]) ${row}`, { visibility: "hidden" });
inDrawer(main, { padding: `0 ${space[16]} ${space[24]}` });
inDrawer(groups, { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space[12] });
inDrawer(groupHead, { minBlockSize: 44 });
inDrawer(groupLinks, { marginBlockStart: 0 });
inDrawer(groupLink, { display: "flex", alignItems: "center", minBlockSize: 44, lineHeight: 1.4 });
