import { useState, type ReactElement } from "react";
import { useLocation } from "./location.ts";
import { useSession } from "./AppContext.tsx";
import { sanitizedHtml } from "./sanitized-html.ts";

/** JSON that can't end the script element it stands in. */
const jsonLdText = (data: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");

export interface JsonLdProps {
  /** Only the server has it: what makes it is no part of the browser's script. */
  readonly data: false | Readonly<Record<string, unknown>>;
}

/**
 * Structured data for search engines, a block of data that no browser runs. It belongs to the document: once another
 * page is shown in it, or another state of the same one, it is taken away. To write a new one the browser would have
 * to trust a script made by script.
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
