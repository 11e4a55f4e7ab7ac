import { useIntl } from "@carmine/i18n/react";
import { useCallback } from "react";

/** Returns a function for the text of a percentage: 7.5 is “7.5%”. */
export const usePercent = (): ((percent: number) => string) => {
  const intl = useIntl();
  return useCallback(
    (percent) => intl.formatNumber(percent / 100, { style: "percent", maximumFractionDigits: 2 }),
    [intl],
  );
};
