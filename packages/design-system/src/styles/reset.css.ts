import { resetGlobal } from "./layered.ts";
import { vars } from "../tokens/contract.css.ts";
import "./page.css.ts";

// Inherited properties, which components set themselves on pages without this sheet.
resetGlobal(":where([data-component])", {
  fontFamily: "inherit",
  fontSize: "inherit",
  fontWeight: "inherit",
  lineHeight: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
  colorScheme: "inherit",
});

resetGlobal("*, *::before, *::after", { boxSizing: "border-box" });

resetGlobal("html", {
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
});

resetGlobal("body", {
  margin: 0,
  fontSize: vars.font.size[14],
  fontWeight: vars.font.weight.regular,
  fontSynthesis: "weight",
  WebkitFontSmoothing: "antialiased",
  overflowWrap: "break-word",
});

resetGlobal("h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ol, ul, menu, fieldset, pre", {
  margin: 0,
  padding: 0,
});
resetGlobal("fieldset", { border: 0, minInlineSize: 0 });
resetGlobal("ol, ul, menu", { listStyle: "none" });
resetGlobal("legend", { padding: 0 });
resetGlobal("h1, h2, h3, h4, h5, h6", { fontSize: "inherit", fontWeight: "inherit", lineHeight: "inherit" });
resetGlobal("img, svg, video, canvas, picture", { display: "block", maxInlineSize: "100%" });
resetGlobal("img, video", { blockSize: "auto" });
resetGlobal("button, input, select, textarea", {
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
  margin: 0,
});
resetGlobal("button", { appearance: "none", background: "none", border: 0, padding: 0, cursor: "pointer" });
resetGlobal("button:disabled", { cursor: "not-allowed" });
resetGlobal("a", { color: "inherit", textDecoration: "none" });
resetGlobal("table", { borderCollapse: "collapse", borderSpacing: 0 });
resetGlobal("th", { fontWeight: "inherit", textAlign: "inherit" });
resetGlobal("hr", { margin: 0, border: 0 });
resetGlobal("[hidden]:not([hidden='until-found'])", { display: "none" });
resetGlobal("dialog", { padding: 0, border: 0, color: "inherit" });

/** Shared focus ring: a gap in the card color, then a line in the text color. */
resetGlobal(":focus-visible", {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: "2px",
});
resetGlobal("::placeholder", { color: vars.color.fg.muted, opacity: 1 });
resetGlobal("::selection", { backgroundColor: vars.color.bg.tintPressed, color: vars.color.fg.default });
