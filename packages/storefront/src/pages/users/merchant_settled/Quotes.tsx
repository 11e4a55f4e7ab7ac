import { Card, Heading } from "@carmine/design-system";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { sanitizedHtml } from "../../../app/sanitized-html.ts";
import * as styles from "./page.css.ts";
import { hasQuotes, pagesQuery, quotesQuery } from "./quotes-query.ts";

/** Quotes of sellers, from a page of the operator; nothing without that page. */
export const Quotes = (): ReactElement | null => {
  const { api } = useApp();
  const { data: pages } = useQuery(pagesQuery(api));
  const { data: page } = useQuery({ ...quotesQuery(api), enabled: hasQuotes(pages) });
  if (!page) return null;
  return (
    <Card element="section" aria-labelledby="quotes" className={styles.part}>
      <Heading level={2} id="quotes">
        {page.title}
      </Heading>
      <div className={styles.quotes} dangerouslySetInnerHTML={{ __html: sanitizedHtml(page.html) }} />
    </Card>
  );
};
