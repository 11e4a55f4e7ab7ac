import { useState, type ReactElement } from "react";
import { useLocation } from "./location.ts";
import { useSession } from "./AppContext.tsx";
import { sanitizedHtml } from "./sanitized-html.ts";

/** JSON that can't close its script element. */
const jsonLdText = (data: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");

export interface JsonLdProps {
  /** Server only, so that the code that builds it isn't part of the browser bundle. */
  readonly data: false | Readonly<Record<string, unknown>>;
}

/**
 * Structured data for search engines in a script element that browsers don't run. Removed when another page, or
 * another state of the same page, is shown: the Trusted Types policy doesn't allow scripts to write new ones.
 * @example <JsonLd data={import.meta.env.SSR && { "@type": "Product", name, offers }} />
 */
export const JsonLd = ({ data }: JsonLdProps): ReactElement | null => {
  const { pathname, search } = useLocation();
  const settled = useSession((state) => state.settled);
  const here = pathname + search;
  const [cameWith] = useState(settled ? undefined : here);
  if (cameWith !== here) return null;
  const text = data ? jsonLdText(data) : "";
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: sanitizedHtml(text) }}
    />
  );
};
