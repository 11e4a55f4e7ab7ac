import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  paddingBlock: vars.space[16],
});
/** Keeps the footer below the window, so that it doesn’t move when the cart and the products below it load. */
export const emptyPage = style([page, { alignContent: "start", minBlockSize: "100vh" }]);

/** Above the departments. */
export const empty = style({ paddingBlock: vars.space[24] });
/** All departments in one row, which scrolls on phones. */
export const departments = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(96px, 1fr))",
  gap: vars.space[16],
  paddingBlockStart: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  "@media": {
    "(max-width: 599px)": {
      gridTemplateColumns: "none",
      gridAutoColumns: "80px",
      gridAutoFlow: "column",
      overflowX: "auto",
    },
  },
});

export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: vars.space[8] });

export const count = style({ fontSize: vars.font.size[16], color: vars.color.fg.muted });

export const notices = style({
  display: "grid",
  gap: vars.space[8],
  // A live region must stay in the page while it is empty.
  selectors: { "&:empty": { display: "none" } },
});
