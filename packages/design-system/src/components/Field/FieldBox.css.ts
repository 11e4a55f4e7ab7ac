import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { focusRing } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { bg, fg, border } = vars.color;

const focused = "&:has(:is(input, select, textarea):focus)";
const off = "&:has(:is(input, select, textarea):is(:disabled, :read-only:not(select)))";

export const root = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  inlineSize: "100%",
  backgroundColor: bg.card,
  border: `1px solid ${border.field}`,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size[14],
  color: fg.default,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    "&:hover": { borderColor: border.fieldHover },
    [off]: { backgroundColor: bg.sunken, borderColor: border.strong, color: fg.muted },
    "&[data-invalid]": { borderColor: border.critical },
    [focused]: { ...focusRing, borderColor: border.focus },
  },
});

export const size = componentVariants({
  sm: { minBlockSize: vars.size.controlSm },
  md: { minBlockSize: vars.size.controlMd },
  lg: { minBlockSize: vars.size.controlLg },
});

export const control = componentStyle({
  appearance: "none",
  flex: "1 1 0",
  minInlineSize: 0,
  alignSelf: "stretch",
  paddingInline: vars.space[12],
  background: "none",
  border: 0,
  borderRadius: "inherit",
  color: "inherit",
  lineHeight: vars.font.leading.tight,
  // The surrounding box shows the focus ring.
  outline: "none",
  textOverflow: "ellipsis",
  selectors: {
    "&:disabled": { cursor: "not-allowed", opacity: 1, WebkitTextFillColor: "currentcolor" },
    "&:autofill": {
      WebkitTextFillColor: fg.default,
      boxShadow: `inset 0 0 0 99px ${bg.card}`,
      caretColor: fg.default,
    },
  },
});

export const start = componentStyle({
  display: "flex",
  alignItems: "center",
  flexShrink: 0,
  paddingInlineStart: vars.space[12],
  color: fg.muted,
});

export const end = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  flexShrink: 0,
  paddingInlineEnd: vars.space[12],
  color: fg.muted,
});

/** Buttons inside the field sit closer to its edge, and overlap its border rather than make it taller. */
export const endAction = componentStyle([end, { paddingInlineEnd: vars.space[4], marginBlock: "-1px" }]);
