/**
 * Locale for number formatting. Chromium has no Lao and would fall back to the browser's language, so that
 * server and browser would differ; Indonesian has the same separators.
 */
export const numberLocale = (locale: string): string => (/^lo\b/.test(locale) ? "id" : locale);
