import type { ReactNode } from "react";
import { sharedByPatterns } from "../styles/shared.css.ts";

/**
 * What is one term although it has a space or a hyphen: sizes such as “205/55 R16” and “16 × 7J”, a number with its short
 * unit, a norm such as “DOT 4”, two short words such as “10W-40”. Longer compounds may break after their hyphen.
 */
const term =
  /(\d[\d/.,]* (?:R\d+|× [\d.,]+\w*|[A-Za-z°]{1,2}\b)|\b[A-Z]{3,4} [A-Z]?\d+\b|\b[\dA-Za-zÀ-ÿ]{1,6}-[\dA-Za-zÀ-ÿ]{1,6}(?![\dA-Za-zÀ-ÿ-]))/;

/** A title whose terms stay on one line each; its text is the same. */
export const keepTerms = (text: string): ReactNode =>
  text.split(term).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={sharedByPatterns.noWrap}>
        {part}
      </span>
    ) : (
      // Markup has no empty texts, which hydration would look for.
      part || null
    ),
  );
