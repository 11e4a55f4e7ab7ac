import { componentStyle } from "../../styles/layered.ts";
import { focusRing, oneLine } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { bg, fg, border } = vars.color;

export const root = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  inlineSize: "100%",
  paddingInline: vars.space[12],
  backgroundColor: bg.card,
  border: `1px solid ${border.field}`,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size[14],
  lineHeight: vars.font.leading.tight,
  color: fg.default,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: border.fieldHover },
    "&[data-empty]": { color: fg.muted },
    "&[aria-invalid]": { borderColor: border.critical },
    "&:disabled": {
      backgroundColor: bg.sunken,
      borderColor: border.strong,
      color: fg.muted,
      cursor: "not-allowed",
    },
    // With an open list, focus stays on the button, wherever it came from.
    "&:is(:focus-visible, [role='combobox'][aria-expanded='true'])": {
      ...focusRing,
      borderColor: border.focus,
    },
  },
});

export const text = componentStyle({ ...oneLine, flex: "1 1 0", minInlineSize: 0 });

export const chevron = componentStyle({ flexShrink: 0, color: fg.muted });
