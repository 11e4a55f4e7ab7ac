import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { bg, fg, border } = vars.color;

export const root = componentStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  padding: vars.space[4],
  minBlockSize: vars.size.controlMd,
  backgroundColor: bg.sunken,
  borderRadius: vars.radius.card,
  outline: "1px solid transparent",
  outlineOffset: "-1px",
});

/** With a label as above fields. */
export const labeled = componentStyle({ display: "grid", gap: vars.space[6] });

export const label = componentStyle({
  fontSize: vars.font.size[14],
  lineHeight: vars.font.leading.tight,
  fontWeight: vars.font.weight.bold,
  color: fg.default,
});

export const segment = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[6],
  minBlockSize: vars.size.controlSm,
  padding: `${vars.space[4]} ${vars.space[16]}`,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size[14],
  lineHeight: vars.font.leading.tight,
  textAlign: "center",
  color: fg.muted,
  cursor: "pointer",
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    "&:hover": { color: fg.default },
    "&:is(:has(:checked), [aria-current])": {
      backgroundColor: bg.raised,
      color: fg.default,
      fontWeight: vars.font.weight.bold,
      boxShadow: vars.shadow.hover,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${border.focus}`, outlineOffset: "2px" },
    "&:has(:disabled)": { color: fg.muted, cursor: "not-allowed" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&:is(:has(:checked), [aria-current])": { border: "2px solid Highlight" } },
    },
  },
});

export const input = componentStyle({
  appearance: "none",
  position: "absolute",
  inset: 0,
  margin: 0,
  cursor: "inherit",
  outline: "none",
  selectors: { "&:focus-visible": { outline: "none" } },
});
