import { BlockList, isIP } from "node:net";
import { type LookupAddress, lookup } from "node:dns";
import type { LookupFunction } from "node:net";

/** IPv4 networks without public pictures: loopback, private, link-local and reserved ones. */
const closed = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  closed.addSubnet(network, prefix, "ipv4");

/** The public IPv6 range, without its IPv4 transition prefixes. */
const open6 = new BlockList();
open6.addSubnet("2000::", 3, "ipv6");
const closed6 = new BlockList();
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closed6.addSubnet(network, prefix, "ipv6");

/** Whether an IP address is publicly reachable. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, "ipv4");
  return family === 6 && open6.check(address, "ipv6") && !closed6.check(address, "ipv6");
};

/** The name resolves to a private address. */
export class PrivateAddress extends Error {
  override readonly name = "PrivateAddress";
}

/** Whether a host with these addresses is private: if any address is private, or if it has none. */
export const isPrivateHost = (addresses: readonly LookupAddress[]): boolean =>
  addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address));

/**
 * Resolves a name for a connection and refuses private addresses. The connection uses exactly the checked
 * addresses, so DNS rebinding can't bypass the check.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, "", 0);
    if (isPrivateHost(addresses))
      return callback(new PrivateAddress(`${hostname} isn't a public address.`), "", 0);
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    return callback(null, first?.address ?? "", first?.family ?? 0);
  });
};
