import { vars } from "./contract.css.ts";

type Style = Readonly<Record<string, string | number>>;

/** For the root element while something lies over the page: it doesn't scroll, nor move where its scrollbar was. */
export const heldPage = { overflow: "hidden", scrollbarGutter: "stable" } as const;

/** Takes back all that browsers give to popovers. */
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
 * A popover of the browser in small windows only, such as the orders or the filters of a list. In wide ones it is a part
 * of the page.
 * @param windows media query of the small ones
 * @param inPage what it is in wide windows
 * @param over how it lies over the page while it is open
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
