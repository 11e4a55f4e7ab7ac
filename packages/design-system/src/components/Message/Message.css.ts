import { componentGlobal, componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";
import * as link from "../Link/Link.css.ts";

const { bg, fg, border } = vars.color;

export const root = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  border: "1px solid",
  borderRadius: vars.radius.card,
  fontSize: vars.font.size[14],
  lineHeight: vars.font.leading.tight,
  color: fg.default,
});

export const tone = componentVariants({
  critical: { backgroundColor: bg.critical, borderColor: border.critical },
  caution: { backgroundColor: bg.caution, borderColor: border.caution },
  info: { backgroundColor: bg.info, borderColor: border.info },
  success: { backgroundColor: bg.success, borderColor: border.success },
});

export const iconTone = componentVariants({
  critical: { color: fg.critical },
  caution: { color: fg.caution },
  info: { color: fg.info },
  success: { color: fg.success },
});

/** The action wraps below if the text would become a one-word column. */
export const body = componentStyle({ flex: "1 1 8rem", minInlineSize: 0 });
export const title = componentStyle({ fontWeight: vars.font.weight.bold });
export const action = componentStyle({
  flexShrink: 0,
  display: "flex",
  gap: vars.space[12],
  marginInlineStart: "auto",
});

/** Uses the message's text color and an underline, because the brand's red would clash with the tones. */
componentGlobal(`:is(${body}, ${action}) ${link.root}`, {
  color: "inherit",
  textDecoration: "underline",
});

/** Keeps a button from making a one-line message taller. */
componentGlobal(`${action} > button`, { marginBlock: `calc((1lh - ${vars.size.controlSm}) / 2)` });

export const inline = componentStyle({
  display: "inline-flex",
  alignItems: "flex-start",
  gap: vars.space[4],
  fontSize: vars.font.size[12],
  lineHeight: vars.font.leading.tight,
});
