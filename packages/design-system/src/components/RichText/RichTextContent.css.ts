import { componentGlobal, componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { space, font, color } = vars;

/** The elements have no classes, because they come from the value. */
export const content = componentStyle({
  overflowWrap: "anywhere",
  // The editor needs it, so that typed spaces don't collapse; the same for its content elsewhere.
  whiteSpace: "pre-wrap",
  fontSize: font.size[14],
  lineHeight: font.leading.text,
});

componentGlobal(`${content} :is(p, h2, h3, ul, ol, blockquote)`, {
  marginBlock: 0,
  marginInline: 0,
  padding: 0,
});
componentGlobal(`${content} > * + :is(p, h2, h3, ul, ol, blockquote)`, { marginBlockStart: space[12] });
componentGlobal(`${content} :is(h2, h3)`, {
  fontWeight: font.weight.bold,
  lineHeight: font.leading.tight,
  letterSpacing: "inherit",
  color: "inherit",
});
componentGlobal(`${content} h2`, { fontSize: font.size[20] });
componentGlobal(`${content} h3`, { fontSize: font.size[16] });
componentGlobal(`${content} strong`, { fontWeight: font.weight.bold });
// Fonts without italics slant; elsewhere the package doesn't let them.
componentGlobal(`${content} em`, { fontStyle: "italic", fontSynthesis: "weight style" });
componentGlobal(`${content} :is(ul, ol)`, { paddingInlineStart: space[24] });
componentGlobal(`${content} ul`, { listStyle: "disc" });
componentGlobal(`${content} ol`, { listStyle: "decimal" });
componentGlobal(`${content} :is(li + li, li > * + :is(p, ul, ol, blockquote), blockquote > * + *)`, {
  marginBlockStart: space[4],
});
componentGlobal(`${content} blockquote`, {
  paddingInlineStart: space[12],
  borderInlineStart: `3px solid ${color.border.strong}`,
  color: color.fg.muted,
});
componentGlobal(`${content} a`, {
  color: color.fg.act,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});
