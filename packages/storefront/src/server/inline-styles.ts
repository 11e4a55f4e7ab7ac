import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Piece } from "../app/weaver.ts";

/** A style sheet as it stands in a page. */
export interface InlineStyle {
  readonly markup: string;
  /** `'sha256-…'` of the text, for the policy. */
  readonly hash: string;
}

/** Answers a style sheet of the built bundle by its address. */
export type StyleOf = (href: string) => InlineStyle;

export interface StyledPage {
  readonly pieces: readonly Piece[];
  /** Of each style sheet that is now in the page. */
  readonly hashes: readonly string[];
}

/** As React writes it for `preinit`. */
const link = /<link rel="stylesheet" href="(\/assets\/[^"]+)" data-precedence="default"\/>/g;

/**
 * Reads each style sheet once. Beside its text stands its link, switched off: Vite looks for that link before it loads
 * the styles of a part, and would load these a second time.
 */
export const builtStyles = (clientDir: string): StyleOf => {
  const known = new Map<string, InlineStyle>();
  return (href) => {
    const found = known.get(href);
    if (found) return found;
    const text = readFileSync(join(clientDir, href), "utf8").trim();
    const made = {
      markup: `<style data-precedence="default" data-href="${href}">${text}</style><link rel="stylesheet" href="${href}" data-precedence="default" disabled=""/>`,
      hash: `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    };
    known.set(href, made);
    return made;
  };
};

/** Puts the style sheets of a page into it: its first paint then waits for one answer, not for a second one after it. */
export const inlineStyles = (page: readonly Piece[], styleOf: StyleOf): StyledPage => {
  const hashes = new Set<string>();
  const pieces = page.map((piece) =>
    typeof piece !== "string"
      ? piece
      : piece.replaceAll(link, (_whole, href: string) => {
          const { markup, hash } = styleOf(href);
          hashes.add(hash);
          return markup;
        }),
  );
  return { pieces, hashes: [...hashes] };
};
