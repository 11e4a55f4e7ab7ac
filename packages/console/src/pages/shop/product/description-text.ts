const simple = /^(?:[^<>]|<\/?p>|<br ?\/?>)*$/i;

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const unescape = (html: string): string =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll("&amp;", "&");

/** A description as it is edited: paragraphs as plain text, other HTML as it is. */
export const descriptionText = (html: string): string =>
  simple.test(html)
    ? unescape(
        html
          .replaceAll(/<br ?\/?>\n?/gi, "\n")
          .replaceAll(/<\/p>\s*<p>/gi, "\n\n")
          .replaceAll(/<\/?p>/gi, ""),
      )
    : html;

/** Converts the edited text to HTML. Text with a tag is HTML already. */
export const descriptionHtml = (text: string): string => {
  if (/<\/?[a-z][^<>]*>/i.test(text)) return text;
  return text
    .trim()
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${escape(paragraph).replaceAll("\n", "<br />")}</p>`)
    .join("\n");
};
