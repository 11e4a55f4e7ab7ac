import { componentStyle } from "../../styles/layered.ts";
import { asWritten, oneLine } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { bg, fg, border } = vars.color;

export const root = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[6],
  minBlockSize: vars.size.controlSm,
  maxInlineSize: "100%",
  paddingInline: vars.space[12],
  backgroundColor: bg.card,
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.full,
  fontSize: vars.font.size[14],
  lineHeight: vars.font.leading.tight,
  color: fg.default,
  transition: ["background-color", "border-color", "color"]
    .map((property) => `${property} ${vars.motion.fast} ${vars.motion.ease}`)
    .join(", "),
  selectors: {
    "&:is(a, :enabled):hover": { borderColor: fg.act },
    "&:is([aria-pressed='true'], [aria-current])": {
      backgroundColor: bg.tint,
      borderColor: border.act,
      color: fg.act,
      fontWeight: vars.font.weight.bold,
    },
    "&:disabled": {
      backgroundColor: bg.sunken,
      borderColor: border.default,
      color: fg.muted,
      textDecoration: "line-through",
    },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&[aria-current]": { border: "3px solid Highlight" } } },
  },
});

export const words = componentStyle({ ...oneLine, ...asWritten });

/** Not a button itself; only its remove button is one. */
export const removable = componentStyle([root, { paddingInlineEnd: vars.space[4] }]);

export const remove = componentStyle({
  display: "grid",
  placeContent: "center",
  inlineSize: vars.space[24],
  blockSize: vars.space[24],
  borderRadius: vars.radius.full,
  color: fg.muted,
  selectors: { "&:hover": { backgroundColor: bg.sunken, color: fg.default } },
});
