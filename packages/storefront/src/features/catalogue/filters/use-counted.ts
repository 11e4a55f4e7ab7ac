import type { Facet } from "@carmine/api/contract";
import { useIntl } from "@carmine/i18n/react";

/** Writes how many products a value leaves, with a plus where there may be more. */
export const useCounted = ({ isPartial }: Facet): ((count: number) => string) => {
  const intl = useIntl();
  return (count) => `${intl.formatNumber(count)}${isPartial ? "+" : ""}`;
};
