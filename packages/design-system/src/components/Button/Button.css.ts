import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { bg, fg, border } = vars.color;

export const root = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
  maxInlineSize: "100%",
  gap: vars.space[8],
  paddingBlock: vars.space[4],
  borderWidth: 1,
  borderStyle: "solid",
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  textAlign: "center",
  textDecoration: "none",
  userSelect: "none",
  transition: ["background-color", "border-color", "color"]
    .map((property) => `${property} ${vars.motion.fast} ${vars.motion.ease}`)
    .join(", "),
  selectors: {
    "&:disabled, &[aria-disabled='true']": {
      backgroundColor: bg.sunken,
      borderColor: border.default,
      color: fg.muted,
      cursor: "not-allowed",
    },
    "&[data-loading]": { cursor: "progress" },
  },
});

/** Hover and active styles apply only to enabled buttons. */
const ready = ":not(:disabled):not([aria-disabled='true'])";

const states = (hover: Record<string, string>, pressed: Record<string, string>) => ({
  [`&:hover${ready}`]: hover,
  [`&:active${ready}`]: pressed,
});

export const variant = componentVariants({
  solid: {
    backgroundColor: bg.act,
    borderColor: bg.act,
    color: fg.onAct,
    selectors: states(
      { backgroundColor: bg.actHover, borderColor: bg.actHover },
      { backgroundColor: bg.actPressed, borderColor: bg.actPressed },
    ),
  },
  soft: {
    backgroundColor: bg.tint,
    borderColor: border.act,
    color: fg.act,
    selectors: states(
      { backgroundColor: bg.tintHover, borderColor: fg.actPressed, color: fg.actPressed },
      { backgroundColor: bg.tintPressed, borderColor: fg.actPressed, color: fg.actPressed },
    ),
  },
  outline: {
    backgroundColor: bg.card,
    borderColor: border.strong,
    color: fg.default,
    selectors: states(
      { borderColor: fg.act, color: fg.act },
      { backgroundColor: bg.sunken, borderColor: border.strong, color: fg.default },
    ),
  },
  inverse: {
    backgroundColor: bg.inverse,
    borderColor: bg.inverse,
    color: fg.inverse,
    selectors: states({ opacity: "0.86" }, { opacity: "0.94" }),
  },
  ghost: {
    borderColor: "transparent",
    color: fg.default,
    selectors: {
      ...states({ color: fg.actHover }, { color: fg.actPressed }),
      "&:disabled, &[aria-disabled='true']": { backgroundColor: "transparent", borderColor: "transparent" },
    },
  },
  link: {
    minBlockSize: "auto",
    borderColor: "transparent",
    color: fg.act,
    selectors: {
      ...states({ color: fg.actHover }, { color: fg.actPressed }),
      "&:disabled, &[aria-disabled='true']": { backgroundColor: "transparent", borderColor: "transparent" },
    },
  },
});

export const size = componentVariants({
  sm: { minBlockSize: vars.size.controlSm, paddingInline: vars.space[12], fontSize: vars.font.size[14] },
  md: { minBlockSize: vars.size.controlMd, paddingInline: vars.space[16], fontSize: vars.font.size[14] },
  lg: { minBlockSize: vars.size.controlLg, paddingInline: vars.space[24], fontSize: vars.font.size[16] },
});

/** Destructive actions, in the error color. */
export const criticalVariant = componentVariants({
  solid: {
    backgroundColor: bg.criticalSolid,
    borderColor: bg.criticalSolid,
    color: fg.onBar,
    selectors: states(
      { backgroundColor: bg.criticalSolidHover, borderColor: bg.criticalSolidHover },
      { backgroundColor: bg.criticalSolidPressed, borderColor: bg.criticalSolidPressed },
    ),
  },
  soft: {
    backgroundColor: bg.critical,
    borderColor: border.critical,
    color: fg.critical,
    selectors: states({ backgroundColor: bg.card }, { backgroundColor: bg.card }),
  },
  outline: {
    backgroundColor: bg.card,
    borderColor: border.strong,
    color: fg.critical,
    selectors: states(
      { backgroundColor: bg.critical, borderColor: border.critical },
      { backgroundColor: bg.critical, borderColor: border.critical },
    ),
  },
  plain: {
    borderColor: "transparent",
    color: fg.critical,
    selectors: {
      ...states({ textDecoration: "underline" }, { textDecoration: "underline" }),
      "&:disabled, &[aria-disabled='true']": { backgroundColor: "transparent", borderColor: "transparent" },
    },
  },
});

/** A link button sits in a line of text, so it has no box. */
export const bare = componentStyle({ minBlockSize: 0, padding: 0, borderWidth: 0 });

/** Breaks an unbreakable word rather than overflowing the button. */
export const words = componentStyle({ minInlineSize: 0, overflowWrap: "break-word" });

export const fullWidth = componentStyle({ inlineSize: "100%" });

/**
 * The spinner takes no extra space, so the button keeps its width; the text shifts by half the spinner's
 * width.
 */
const spinner = { size: vars.size.iconSm, gap: vars.space[6] };

export const busyContent = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: spinner.gap,
  position: "relative",
  insetInlineStart: `calc((${spinner.size} + ${spinner.gap}) / 2)`,
  // Without a box, there is no width to preserve and no padding to shift into.
  selectors: { [`${bare} > &`]: { insetInlineStart: 0 } },
});

export const busySpinner = componentStyle({
  marginInlineStart: `calc(0px - ${spinner.size} - ${spinner.gap})`,
  selectors: { [`${bare} &`]: { marginInlineStart: 0 } },
});
