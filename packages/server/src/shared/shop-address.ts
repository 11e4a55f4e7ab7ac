/** Wildcard hosts, which can't be opened in a browser. */
const everywhere: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

const ownAddress = (host: string, port: number): string => {
  if (everywhere.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
};

/** Settings of the address. */
interface Place {
  readonly publicUrl: string | null;
  readonly host: string;
  readonly port: number;
}

/**
 * The shop's base URL, without a trailing slash. Used for pages, mails, providers and the start message
 * alike, because cookies depend on the host name.
 * @param port the actual port if `config.port` is 0
 */
export const shopAddress = ({ publicUrl, host, port: wanted }: Place, port = wanted): string =>
  publicUrl ?? ownAddress(host, port);
