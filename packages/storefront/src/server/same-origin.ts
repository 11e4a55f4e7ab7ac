export interface OriginFacts {
  readonly method: string;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  /** Host as the browser named it. */
  readonly host: string | undefined;
  /** `http` or `https`, as the connection or a trusted proxy says. */
  readonly protocol: string;
  /** Origin of the configured public address. */
  readonly publicOrigin: string;
}

const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * The origin that pages of this host have. A proxy that ends TLS may speak plain HTTP with the shop, so under the
 * public host the public scheme counts, whatever the connection says.
 */
const originOf = (host: string, protocol: string, publicOrigin: string): string =>
  host === new URL(publicOrigin).host ? publicOrigin : `${protocol}://${host}`;

/**
 * Whether a call may change something. Browsers name where a call comes from; a call that names nothing is from no
 * browser and carries no cookie that another site could have lent it.
 */
export const isOwnCall = ({
  method,
  origin,
  fetchSite,
  host,
  protocol,
  publicOrigin,
}: OriginFacts): boolean => {
  if (safeMethods.has(method)) return true;
  if (fetchSite !== undefined && fetchSite !== "same-origin" && fetchSite !== "none") return false;
  if (origin === undefined) return true;
  return origin === publicOrigin || (host !== undefined && origin === originOf(host, protocol, publicOrigin));
};
