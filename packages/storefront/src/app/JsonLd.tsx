import { useState, type ReactElement } from "react";
import { useSession } from "./AppContext.tsx";
import { sanitizedHtml } from "./trusted-types.ts";

/** JSON that can't end the script element it stands in. */
export const jsonLdText = (data: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");

/**
 * Structured data for search engines, a block of data that no browser runs. It belongs to the document: once another
 * page is shown in it, or another state of the same one, it is taken away. To write a new one the browser would have
 * to trust a script made by script.
 * @example <JsonLd data={{ "@type": "Product", name, offers }} />
 */
export const JsonLd = ({ data }: { data: Readonly<Record<string, unknown>> }): ReactElement | null => {
  const loaded = useSession((state) => state.settled);
  const text = jsonLdText(data);
  const [first] = useState(loaded ? undefined : text);
  if (text !== first) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: sanitizedHtml(text) }} />;
};
