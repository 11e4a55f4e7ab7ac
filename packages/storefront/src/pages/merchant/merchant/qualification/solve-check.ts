import { sha256 } from "@noble/hashes/sha2.js";

/** Hashes between two pauses: some milliseconds, so that the page answers meanwhile. */
const batch = 2000;

const zeroBits = (hash: Uint8Array): number => {
  const at = hash.findIndex((byte) => byte !== 0);
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] ?? 0) - 24;
};

/**
 * Finds the proof of a puzzle: `<challenge>.<nonce>` whose SHA-256 begins with so many zero bits. The Web Crypto API
 * would be as good, but it is missing on pages without TLS, as in a shop's own network.
 */
export const solveCheck = async (challenge: string, bits: number): Promise<string> => {
  const encoder = new TextEncoder();
  for (let nonce = 0; ; nonce += 1) {
    const proof = `${challenge}.${nonce}`;
    if (zeroBits(sha256(encoder.encode(proof))) >= bits) return proof;
    if (nonce % batch === batch - 1) await new Promise((done) => setTimeout(done));
  }
};
