import { vars } from "./contract.css.ts";

type Style = Readonly<Record<string, string | number>>;

/**
 * For the root element while an overlay is open: prevents scrolling, without a layout shift from the scroll
 * bar.
 */
export const lockedPage = { overflow: "hidden", scrollbarGutter: "stable" } as const;

/** Undoes the browser's popover styles. */
const plain: Style = {
  inlineSize: "auto",
  blockSize: "auto",
  margin: 0,
  padding: 0,
  border: 0,
  overflow: "visible",
  backgroundColor: "transparent",
  color: "inherit",
};

/**
 * A native popover on small screens only, such as sort orders or filters. On wide screens it is part of the
 * page.
 * @param windows - media query of small screens
 * @param inPage - styles on wide screens
 * @param over - styles of the open popover
 */
export const smallWindowPopover = (windows: string, inPage: Style, over: Style) =>
  ({
    position: "static",
    ...inPage,
    ...plain,
    "@media": {
      [windows]: {
        display: "none",
        selectors: {
          "&:popover-open": {
            position: "fixed",
            ...over,
            backgroundColor: vars.color.bg.floating,
            boxShadow: vars.shadow.floating,
          },
          "&:popover-open::backdrop": { backgroundColor: vars.color.bg.veil },
        },
      },
    },
  }) as const;
