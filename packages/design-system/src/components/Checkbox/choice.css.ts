import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { bg, fg, border } = vars.color;

/** Label of a checkbox, radio or switch. All of it is clickable, and at least 24 px high. */
export const label = componentStyle({
  display: "inline-flex",
  alignItems: "flex-start",
  gap: vars.space[8],
  minBlockSize: vars.space[24],
  paddingBlock: vars.space[2],
  fontSize: vars.font.size[14],
  lineHeight: vars.font.leading.tight,
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: fg.muted, cursor: "not-allowed" } },
});

/** The native input, restyled. */
export const mark = componentStyle({
  appearance: "none",
  position: "relative",
  flexShrink: 0,
  display: "inline-grid",
  placeContent: "center",
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  // Centers the mark on the first line of text.
  marginBlockStart: "0.0625rem",
  backgroundColor: bg.card,
  border: `1px solid ${border.field}`,
  cursor: "inherit",
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    "&:hover:enabled": { borderColor: border.act },
    "&:is(:checked, [data-state='mixed'])": { backgroundColor: bg.act, borderColor: bg.act },
    "&[aria-invalid='true']": { borderColor: border.critical },
    "&:disabled": { backgroundColor: bg.sunken, borderColor: border.strong },
    "&:disabled:is(:checked, [data-state='mixed'])": { backgroundColor: fg.faint, borderColor: fg.faint },
  },
  // Forced colors remove our fills, so let the browser draw its own control.
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});
