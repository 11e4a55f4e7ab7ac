import type { Locale } from "@carmine/i18n";
import { setPreferences } from "../app/preferences.ts";

/** Another language reloads the page, because all texts and answers change. */
export const chooseLocale = (locale: Locale): void => {
  setPreferences({ locale });
  location.reload();
};
