import { createVar, keyframes } from "@vanilla-extract/css";
import { componentGlobal, componentOverride, componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";
import * as dialog from "../Dialog/Dialog.css.ts";

const away = createVar();
const slide = keyframes({ from: { transform: `translateX(${away})`, opacity: 0 } });
const width = "25rem";

/** Full height at the end edge. Its body scrolls, so that header and footer stay in view. */
export const veil = componentStyle([
  dialog.veil,
  { placeItems: "stretch end", padding: 0, overflowY: "hidden" },
]);

export const panel = componentStyle([
  dialog.panel,
  {
    maxInlineSize: width,
    maxBlockSize: "100dvh",
    borderRadius: 0,
    vars: { [away]: "24px" },
    selectors: {
      "&:dir(rtl)": { vars: { [away]: "-24px" } },
      "&[data-state='open']": { animation: `${slide} ${vars.motion.normal} ${vars.motion.ease}` },
    },
  },
]);

export const head = componentStyle([
  dialog.head,
  { paddingBlock: vars.space[16], borderBlockEnd: `1px solid ${vars.color.border.default}` },
]);

export const body = componentStyle({
  flex: "1 1 auto",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: vars.space[24],
});

export const footer = componentStyle([dialog.footer, { paddingBlockStart: vars.space[16] }]);

export const close = componentStyle([dialog.close, { insetBlockStart: vars.space[12] }]);

/** Part of the page stays visible next to it; clicking it closes the drawer. */
export const narrow = componentOverride({ maxInlineSize: `min(20rem, 100vw - ${vars.space[40]})` });
export const narrowBody = componentOverride({ padding: 0 });
/** One row: the first button fills the space that the primary one leaves. */
export const narrowFooter = componentOverride({
  flexWrap: "nowrap",
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});
componentGlobal(`${narrowFooter} > *`, {
  flex: "1 1 auto",
  minInlineSize: 0,
  paddingInline: vars.space[12],
});
