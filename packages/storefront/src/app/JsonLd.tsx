import type { ReactElement } from "react";
import { sanitizedHtml } from "./trusted-types.ts";

/** JSON that can't end the script element it stands in. */
export const jsonLdText = (data: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");

/**
 * Structured data for search engines, a block of data that no browser runs.
 * @example <JsonLd data={{ "@type": "Product", name, offers }} />
 */
export const JsonLd = ({ data }: { data: Readonly<Record<string, unknown>> }): ReactElement => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: sanitizedHtml(jsonLdText(data)) }} />
);
