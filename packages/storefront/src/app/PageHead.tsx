import { alternates, localizedPath } from "@carmine/i18n";
import type { ReactElement } from "react";
import { useLocation } from "./location.ts";
import { useApp } from "./AppContext.tsx";
import { useMarketplaceTexts } from "./marketplace-texts.ts";

export interface PageHeadProps {
  /** Title of the page without the shop's name, which is appended. */
  readonly title: string;
  readonly description?: string;
  /** Query parameters that identify a separate page for search engines, in the order in which they are written. */
  readonly canonicalQuery?: Readonly<Record<string, string | number | undefined>>;
  /** Excludes the page from search engines: private pages, empty results, combinations of filters. */
  readonly noIndex?: boolean;
  /** Absolute URL of the preview image for shared links. */
  readonly image?: string;
}

const queryText = (query: PageHeadProps["canonicalQuery"] = {}): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  const text = params.toString();
  return text && `?${text}`;
};

/** Title, description, canonical URL and links to the other languages. React hoists them into the head. */
export const PageHead = (props: PageHeadProps): ReactElement => {
  const { environment, locale } = useApp();
  // Inside the router the path has no locale prefix.
  const { pathname } = useLocation();
  const query = queryText(props.canonicalQuery);
  // Routes match in any case and with a trailing slash, but the canonical URL is always the same.
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, "");
  const canonical = environment.publicUrl + localizedPath(locale, path) + query;
  const { title: siteName } = useMarketplaceTexts();
  const title = props.title === siteName ? siteName : `${props.title} · ${siteName}`;
  return (
    <>
      <title>{title}</title>
      {props.description && <meta name="description" content={props.description} />}
      {props.noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          {alternates(path + query, environment.publicUrl, environment.locales).map((link) => (
            <link key={link.hreflang} rel="alternate" hrefLang={link.hreflang} href={link.href} />
          ))}
        </>
      )}
      <meta property="og:title" content={props.title} />
      <meta property="og:site_name" content={siteName} />
      {props.description && <meta property="og:description" content={props.description} />}
      {props.image && <meta property="og:image" content={props.image} />}
    </>
  );
};
