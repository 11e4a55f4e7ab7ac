/** Link props for an external page, which opens in a new tab. */
export const elsewhere = (href: string) =>
  /^https?:/.test(href) ? { href, target: "_blank", rel: "noopener noreferrer" } : { href };
