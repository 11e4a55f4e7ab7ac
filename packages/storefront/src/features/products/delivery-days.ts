import { useIntl, type IntlShape } from "@carmine/i18n/react";

/** @param text `yyyy-MM-dd`; parsed as noon, so that no time zone changes the day */
const dayIn = (intl: IntlShape, text: string): string =>
  intl.formatDate(new Date(`${text}T12:00:00Z`), {
    weekday: "short",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });

/** Returns a function that formats the range of delivery days. */
export const useDeliveryDays = () => {
  const intl = useIntl();
  return ({ earliest, latest }: { earliest: string; latest: string }): string =>
    [...new Set([earliest, latest])].map((day) => dayIn(intl, day)).join(" – ");
};
