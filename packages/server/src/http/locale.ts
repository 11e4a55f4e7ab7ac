import { wireLocales, type WireLocale } from "@carmine/api/contract";
import type { Cookies } from "cookie";
import type { FastifyRequest } from "fastify";

const asWireLocale = (tag: string): WireLocale | null => {
  const wanted = tag.trim().toLowerCase();
  const exact = wireLocales.find((locale) => locale.toLowerCase() === wanted);
  if (exact) return exact;
  const language = wanted.split("-")[0];
  if (language === "lo") return "lao";
  if (language === "zh") return "zh-CN";
  return wireLocales.find((locale) => locale === language) ?? null;
};

/** The best of the shop's languages for an `Accept-Language` header; English where none fits. */
export const negotiate = (accepted: string | undefined, locales: readonly WireLocale[]): WireLocale => {
  if (!accepted) return "en";
  const ranges = accepted
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";");
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { locale: asWireLocale(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return (
    ranges.map(({ locale }) => locale).find((locale) => locale !== null && locales.includes(locale)) ?? "en"
  );
};

/** Language of an answer: the `locale` cookie, else `Accept-Language`, else English. */
export const localeOf = (
  request: Pick<FastifyRequest, "headers">,
  cookies: Cookies,
  locales: readonly WireLocale[],
): WireLocale => {
  const chosen = cookies["locale"] ? asWireLocale(cookies["locale"]) : null;
  return chosen && locales.includes(chosen) ? chosen : negotiate(request.headers["accept-language"], locales);
};
