import { globalStyle, style, type StyleRule } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";
import { layers } from "../tokens/layers.css.ts";
import { colorScheme } from "../tokens/themes/color-scheme.ts";

const { color, font } = vars;

/**
 * Class of every element that a component renders; `layered.ts` adds it to each style. It undoes browser and
 * reset styles, together with the `data-component` of roots, without affecting the host page.
 */
export const bare = style({});

/**
 * @param element - a selector without commas
 */
const own = (element: string, rule: StyleRule, pseudo = ""): void =>
  globalStyle(`${element}:is(.${bare}, [data-component])${pseudo}`, { "@layer": { [layers.base]: rule } });

own("", { boxSizing: "border-box" });
own("", { boxSizing: "border-box" }, "::before");
own("", { boxSizing: "border-box" }, "::after");

own(":is(h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ol, ul, menu, fieldset, pre)", {
  margin: 0,
  padding: 0,
});
own("fieldset", { border: 0, minInlineSize: 0 });
own(":is(ol, ul, menu)", { listStyle: "none" });
own("legend", { padding: 0 });
own(":is(h1, h2, h3, h4, h5, h6)", {
  fontFamily: "inherit",
  fontSize: "inherit",
  fontWeight: "inherit",
  lineHeight: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
});
own(":is(img, svg, video, canvas, picture)", { display: "block", maxInlineSize: "100%" });
own(":is(img, video)", { blockSize: "auto" });
own(":is(button, input, select, textarea)", {
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
  margin: 0,
});
own("input:not([type='checkbox'], [type='radio'], [type='range'], [type='file'])", { paddingBlock: 1 });
own("button", {
  appearance: "none",
  background: "none",
  border: 0,
  borderRadius: 0,
  padding: 0,
  cursor: "pointer",
});
own("button", { cursor: "not-allowed" }, ":disabled");
own("a", { color: "inherit", textDecoration: "none" });
own("table", { borderCollapse: "collapse", borderSpacing: 0 });
own("th", { fontWeight: "inherit", textAlign: "inherit" });
own("hr", { margin: 0, border: 0 });
own("dialog", { padding: 0, border: 0, color: "inherit" });
own("", { display: "none" }, "[hidden]:not([hidden='until-found'])");

/** Shared focus ring: a gap in the card color, then a line in the text color. */
own("", { outline: `2px solid ${color.border.focus}`, outlineOffset: "2px" }, ":focus-visible");
own("", { color: color.fg.muted, opacity: 1 }, "::placeholder");

/** Inline components, which look like the surrounding text. */
const inText = ["DateText", "Flag", "Icon", "Link", "MoneyText", "VisuallyHidden"];
const outermost = `[data-component]:not(${inText.map((name) => `[data-component="${name}"]`).join(", ")}, [data-component] *)`;

/** Sets inherited properties on the outermost components, for pages without our reset. */
globalStyle(outermost, {
  "@layer": {
    [layers.base]: {
      fontFamily: font.family,
      fontSize: font.size[14],
      fontWeight: font.weight.regular,
      lineHeight: font.leading.text,
      letterSpacing: "normal",
      fontSynthesis: "weight",
      WebkitFontSmoothing: "antialiased",
      overflowWrap: "break-word",
      color: color.fg.default,
      colorScheme: `var(${colorScheme})`,
    },
  },
});
own("", { fontFamily: font.family, lineHeight: font.leading.text }, "[lang]");
