import type { WireLocale } from "@carmine/api/contract";
import type { Config } from "../config.ts";

/** Listening on all addresses is no address to visit. */
const everywhere: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/** The address that the start prints: cookies of another name for the same machine would be others. */
const ownAddress = ({ host, port }: Pick<Config, "host" | "port">): string => {
  if (everywhere.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
};

/**
 * The whole address of a page of the shop, for mails and for providers that send a browser back.
 * @param path inside the shop without a language prefix
 */
export const pageAddress = (
  config: Pick<Config, "publicUrl" | "host" | "port">,
  locale: WireLocale,
  path: string,
): string => `${config.publicUrl ?? ownAddress(config)}${locale === "en" ? "" : `/${locale}`}${path}`;
