export interface OriginFacts {
  readonly method: string;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  /** Host as the browser named it. */
  readonly host: string | undefined;
  /** Origin of the configured public address. */
  readonly publicOrigin: string;
}

const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/**
 * Whether a call may change something. Browsers name where a call comes from; a call that names nothing is from no
 * browser and carries no cookie that another site could have lent it.
 */
export const isOwnCall = ({ method, origin, fetchSite, host, publicOrigin }: OriginFacts): boolean => {
  if (safeMethods.has(method)) return true;
  if (fetchSite !== undefined && fetchSite !== "same-origin" && fetchSite !== "none") return false;
  if (origin === undefined) return true;
  return origin === publicOrigin || (host !== undefined && hostOf(origin) === host);
};
