/** Elements of the result; `b` and `i` become `strong` and `em`. */
const inline = new Set(["strong", "em", "a"]);
const lists = new Set(["ul", "ol"]);
/** Blocks that contain only text. */
const textBlocks = new Set(["p", "h2", "h3"]);
const blocks = new Set([...textBlocks, ...lists, "li", "blockquote"]);

const renamed: Readonly<Record<string, string>> = { b: "strong", i: "em" };

/** Elements whose content isn't text for readers. */
const opaque =
  "script|style|template|title|textarea|noscript|noembed|noframes|iframe|object|xmp|svg|math|select|head";

const opaqueElements = new RegExp(`<(${opaque})(?=[\\s/>])[\\s\\S]*?(?:</\\1(?=[\\s/>])[^>]*>|$)`, "gi");
const comments = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/g;
const tags = /<(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const hrefs = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/**
 * Absolute addresses only. The scheme is compared before entities are decoded, so that no entity can form another
 * scheme.
 */
const safeAddress = /^(?:https?:\/\/|mailto:)[^\s"'<>`\\]+$/i;

export const isSafeAddress = (address: string): boolean => safeAddress.test(address);

const escapeText = (text: string): string =>
  text
    .replaceAll(/&(?!(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);)/gi, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

/** Writes balanced HTML of allowed elements. */
class Output {
  html = "";
  readonly #open: string[] = [];

  #close(count: number): void {
    for (let left = count; left > 0; left -= 1) this.html += `</${this.#open.pop() ?? ""}>`;
  }

  /** Closes the elements down to the innermost one that is found, including it. */
  #closeThrough(isFound: (name: string) => boolean): void {
    const at = this.#open.findLastIndex(isFound);
    if (at >= 0) this.#close(this.#open.length - at);
  }

  start(name: string, attributes = ""): void {
    if (blocks.has(name)) this.#closeThrough((open) => textBlocks.has(open));
    if (name === "a") this.#closeThrough((open) => open === "a");
    if (name === "li") {
      const list = this.#open.findLastIndex((open) => lists.has(open));
      if (list < 0) return;
      this.#close(this.#open.length - list - 1);
    }
    this.html += `<${name}${attributes}>`;
    this.#open.push(name);
  }

  end(name: string): void {
    this.#closeThrough((open) => open === name);
  }

  finish(): string {
    this.#close(this.#open.length);
    return this.html;
  }
}

const linkAttributes = (attributes: string): string | undefined => {
  const [, double, single, bare] = hrefs.exec(attributes) ?? [];
  const address = (double ?? single ?? bare ?? "").trim();
  return isSafeAddress(address) ? ` href="${escapeText(address)}"` : undefined;
};

/**
 * Keeps headings of level 2 and 3, paragraphs, lists, quotes, bold, italic, line breaks, and links to `http`, `https`
 * and `mailto` addresses. Other elements are replaced with their text, except for scripts, styles and embedded content,
 * which are removed. The result is built from allowed elements and escaped text only, so it is safe as `innerHTML`. Needs
 * no DOM, so that servers can call it too.
 */
export function sanitizeRichText(html: string): string {
  const source = html.replaceAll(opaqueElements, "").replaceAll(comments, "");
  const output = new Output();
  let end = 0;
  for (const match of source.matchAll(tags)) {
    const [whole, slash, tag = "", attributes = ""] = match;
    output.html += escapeText(source.slice(end, match.index));
    end = match.index + whole.length;
    const lower = tag.toLowerCase();
    const name = renamed[lower] ?? lower;
    if (name === "br") output.html += "<br>";
    else if (slash) output.end(name);
    else if (name === "a") {
      const href = linkAttributes(attributes);
      if (href !== undefined) output.start("a", href);
    } else if (inline.has(name) || blocks.has(name)) output.start(name);
  }
  output.html += escapeText(source.slice(end));
  return output.finish();
}
