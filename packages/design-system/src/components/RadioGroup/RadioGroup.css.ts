import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";
import * as choice from "../Checkbox/choice.css.ts";

const { bg, fg, border } = vars.color;

export const options = componentVariants({
  vertical: { display: "flex", flexDirection: "column", alignItems: "stretch", gap: vars.space[8] },
  horizontal: { display: "flex", flexWrap: "wrap", gap: `${vars.space[8]} ${vars.space[20]}` },
});

export const circle = componentStyle([
  choice.mark,
  {
    borderRadius: vars.radius.full,
    selectors: {
      "&:checked::after": {
        content: "''",
        inlineSize: vars.space[8],
        blockSize: vars.space[8],
        borderRadius: vars.radius.full,
        backgroundColor: fg.onAct,
      },
    },
  },
]);

const cardHeight = "3.5rem";

export const card = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minBlockSize: cardHeight,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  backgroundColor: bg.card,
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.card,
  fontSize: vars.font.size[14],
  lineHeight: vars.font.leading.tight,
  cursor: "pointer",
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    "&:hover": { borderColor: border.fieldHover },
    "&:has(:checked)": {
      backgroundColor: bg.tint,
      borderColor: border.act,
      // Second pixel of the border, without moving the content.
      boxShadow: `inset 0 0 0 1px ${border.act}`,
    },
    "&:has(:disabled)": {
      backgroundColor: bg.sunken,
      borderColor: border.default,
      color: fg.muted,
      cursor: "not-allowed",
    },
    "&:has(:focus-visible)": { outline: `2px solid ${border.focus}`, outlineOffset: "2px" },
  },
});

export const cardCircle = componentStyle([
  circle,
  { marginBlockStart: 0, selectors: { "&:focus-visible": { outline: "none" } } },
]);

export const cardBody = componentStyle({ flex: "1 1 auto", minInlineSize: 0 });

export const cardTitle = componentStyle({
  display: "block",
  selectors: { [`${card}:has(:checked) &`]: { fontWeight: vars.font.weight.bold } },
});

export const cardDescription = componentStyle({
  display: "block",
  fontSize: vars.font.size[12],
  color: fg.muted,
});

export const cardAside = componentStyle({ flexShrink: 0, marginInlineStart: "auto" });
