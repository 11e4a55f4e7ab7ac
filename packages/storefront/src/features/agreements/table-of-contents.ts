import { plainTextOf } from "./first-sentence.ts";

/** A heading of a text. */
export interface TextHeading {
  /** Anchor in the text. */
  readonly id: string;
  readonly text: string;
}

const headingPattern = /<(h[23])>(.*?)<\/\1>/gs;

/**
 * Adds an anchor to each heading of a sanitized text.
 * @returns the text and its headings in order
 */
export const withAnchors = (html: string): { html: string; headings: TextHeading[] } => {
  const headings: TextHeading[] = [];
  const text = html.replaceAll(headingPattern, (_, tag: string, content: string) => {
    const id = `part-${headings.length + 1}`;
    headings.push({ id, text: plainTextOf(content) });
    return `<${tag} id="${id}">${content}</${tag}>`;
  });
  return { html: text, headings };
};
