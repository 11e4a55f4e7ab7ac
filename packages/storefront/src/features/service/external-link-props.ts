/** Link props for an external page, which opens in a new tab. */
export const externalLinkProps = (href: string) =>
  /^https?:/.test(href) ? { href, target: "_blank", rel: "noopener noreferrer" } : { href };
