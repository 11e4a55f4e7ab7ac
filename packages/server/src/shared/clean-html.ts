import sanitizeHtml from "sanitize-html";

/**
 * Allowed content of a description: text, lists, headings, tables and links. No script, style, frame or form.
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ..."p br hr ul ol li h2 h3 h4 h5 h6 strong b em i u s sub sup blockquote a".split(" "),
    ..."table caption thead tbody tfoot tr th td".split(" "),
  ],
  allowedAttributes: { a: ["href", "rel"], th: ["colspan", "rowspan", "scope"], td: ["colspan", "rowspan"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  // The page has its own h1, and the marketplace doesn't endorse a shop's links.
  transformTags: {
    h1: "h2",
    a: sanitizeHtml.simpleTransform("a", { rel: "nofollow noopener noreferrer" }),
  },
};

/** Sanitizes HTML from an untrusted author, so that it can be shown in a page. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed).trim();

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The text of an HTML fragment in one line, cut at the end of a word. */
export const plainText = (html: string, maxLength: number): string => {
  const text = sanitizeHtml(html.replace(/<(?:br|\/p|\/li|\/h\d|\/t[dhr]|\/d[dt]|\/div)[^>]*>/gi, "$& "), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= maxLength) return text;
  const truncated = text.slice(0, maxLength);
  return `${truncated.slice(0, Math.max(truncated.lastIndexOf(" "), maxLength / 2)).replace(/[\s.,;:，。；：、]+$/u, "")}…`;
};
