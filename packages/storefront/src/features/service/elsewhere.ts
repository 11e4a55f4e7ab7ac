/** Where a link to somebody's own page leads: it opens beside the shop. */
export const elsewhere = (href: string) =>
  /^https?:/.test(href) ? { href, target: "_blank", rel: "noopener noreferrer" } : { href };
