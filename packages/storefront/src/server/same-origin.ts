export interface OriginFacts {
  readonly method: string;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  /** Value of the browser's `Host` header. */
  readonly host: string | undefined;
  /** `http` or `https`, from the connection or a trusted proxy. */
  readonly protocol: string;
  /** Origin of the configured public URL. */
  readonly publicOrigin: string;
}

const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * The origin of pages on this host. A proxy that terminates TLS may use plain HTTP behind it, so the public host
 * always implies the public scheme.
 */
const originOf = (host: string, protocol: string, publicOrigin: string): string =>
  host === new URL(publicOrigin).host ? publicOrigin : `${protocol}://${host}`;

/**
 * Whether a call may change data. Browsers send the caller's origin; a call without it isn't from a browser, so it
 * carries no cookies that another site could abuse.
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
