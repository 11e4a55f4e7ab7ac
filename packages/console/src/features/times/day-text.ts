import type { IntlShape } from "@carmine/i18n/react";

/** A day such as 2026-11-30 as “Nov 30, 2026”, always with its year. */
export const dayText = (intl: IntlShape, day: string): string =>
  intl.formatDate(new Date(`${day}T00:00:00Z`), { dateStyle: "medium", timeZone: "UTC" });
