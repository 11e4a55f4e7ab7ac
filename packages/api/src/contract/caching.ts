/** Client cache times. Displayed data may be minutes old; data of a purchase is always fetched. */

/** Milliseconds for which a response is fresh. */
export const freshness = {
  /** Changes rarely: categories, menus, types of shops. */
  lasting: 60 * 60_000,
  /** Public pages: home, ranking, products, shops. */
  page: 5 * 60_000,
  /** Search results. */
  short: 30_000,
  /** Data of a purchase, and all personal data. */
  live: 0,
} as const;
export type Freshness = keyof typeof freshness;

/** Domains of responses that are the same for everyone; a write invalidates whole domains. */
const publicDomains = ["content", "catalogue", "questions", "merchants"] as const;

/** Domains of personal responses, dropped on sign-in and sign-out. */
export const personalDomains = [
  "collections",
  "accounts",
  "votes",
  "notices",
  "applications",
  "cart",
  "addresses",
  "ordering",
  "reviews",
  "afterSale",
  "payment",
  "promotion",
] as const;

export type Domain = (typeof publicDomains)[number] | (typeof personalDomains)[number];
