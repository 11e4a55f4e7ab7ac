import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";

/** Last part of the address of the operator's page with quotes of sellers. */
const slug = "what-sellers-say";

export const pagesQuery = (api: ApiClient) => queries.guideList(api, "");

export const quotesQuery = (api: ApiClient) => queries.guide(api, slug);

/** Whether the operator has published quotes. */
export const hasQuotes = (pages: readonly { readonly slug: string }[] = []): boolean =>
  pages.some((page) => page.slug === slug);
