import { isSafeAddress } from "./sanitize.ts";

/** Completes a typed address: "carmine.example" and "help@carmine.example". @returns undefined if it can't be a link */
export const linkAddress = (typed: string): string | undefined => {
  const text = typed.trim();
  if (isSafeAddress(text)) return text;
  // Another scheme, such as "javascript:".
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return undefined;
  const completed = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text) ? `mailto:${text}` : `https://${text}`;
  return /^[^\s/]+\.[^\s/.]/.test(text) && isSafeAddress(completed) ? completed : undefined;
};
