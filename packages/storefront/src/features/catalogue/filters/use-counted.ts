import type { Facet } from "@carmine/api/contract";
import { useIntl } from "@carmine/i18n/react";

/** Formats the product count of a value, with a plus sign if the facet is partial. */
export const useCounted = ({ isPartial }: Facet): ((count: number) => string) => {
  const intl = useIntl();
  return (count) => `${intl.formatNumber(count)}${isPartial ? "+" : ""}`;
};
