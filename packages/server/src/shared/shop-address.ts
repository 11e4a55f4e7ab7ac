/** Listening on all addresses is no address to visit. */
const everywhere: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

const ownAddress = (host: string, port: number): string => {
  if (everywhere.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
};

/** Of the configuration. */
interface Place {
  readonly publicUrl: string | null;
  readonly host: string;
  readonly port: number;
}

/**
 * Where the shop is visited, without a slash at its end. Pages, mails, providers and the start all say the same: cookies
 * of another name for one machine would be others.
 * @param port the one that was taken, where `config.port` is 0
 */
export const shopAddress = ({ publicUrl, host, port: wanted }: Place, port = wanted): string =>
  publicUrl ?? ownAddress(host, port);
