/** Punycode parameters of RFC 3492. */
const punycode = { base: 36, min: 1, max: 26, skew: 38, damp: 700, bias: 72, first: 128 } as const;

const digitOf = (character: string): number => {
  const value = Number.parseInt(character, 36);
  // Letters are the digits 0 to 25 and numerals 26 to 35, the reverse of base 36.
  return value < 10 ? value + 26 : value - 10;
};

const adapt = (delta: number, size: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? punycode.damp : 2));
  rest += Math.floor(rest / size);
  let bias = 0;
  for (; rest > ((punycode.base - punycode.min) * punycode.max) / 2; bias += punycode.base)
    rest = Math.floor(rest / (punycode.base - punycode.min));
  return bias + Math.floor(((punycode.base - punycode.min + 1) * rest) / (rest + punycode.skew));
};

/** Decodes the part of a label after `xn--`. The label must be valid, as returned by `URL`. */
const decodePunycode = (encoded: string): string => {
  const basicEnd = Math.max(0, encoded.lastIndexOf("-"));
  const points = Array.from(encoded.slice(0, basicEnd), (character) => character.charCodeAt(0));
  let { first: point, bias } = punycode as { first: number; bias: number };
  let index = 0;
  let at = basicEnd === 0 ? 0 : basicEnd + 1;
  while (at < encoded.length) {
    const start = index;
    let weight = 1;
    for (let k = punycode.base; at < encoded.length; k += punycode.base) {
      const digit = digitOf(encoded.charAt(at));
      at += 1;
      index += digit * weight;
      const threshold = Math.min(punycode.max, Math.max(punycode.min, k - bias));
      if (digit < threshold) break;
      weight *= punycode.base - threshold;
    }
    const size = points.length + 1;
    bias = adapt(index - start, size, start === 0);
    point += Math.floor(index / size);
    index %= size;
    points.splice(index, 0, point);
    index += 1;
  }
  return String.fromCodePoint(...points);
};

/** A domain in ASCII (Punycode for other scripts), or undefined if it is invalid. */
const asciiDomain = (domain: string): string | undefined => {
  // URL would parse a port, a path or an IPv4 address in other texts.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /(^|\.)\d+$/.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
};

/**
 * The canonical domain of an email: lower case and in its own script, so that `EXÄMPLE.de` and
 * `xn--exmple-cua.de` (as Chromium converts it in an email field) are equal.
 */
export const unicodeDomain = (domain: string): string => {
  const lower = domain.toLowerCase();
  if (/^[a-z\d.-]*$/.test(lower) && !lower.includes("xn--")) return lower;
  const ascii = asciiDomain(lower);
  if (ascii === undefined) return lower;
  const unicode = ascii
    .split(".")
    .map((label) => (label.startsWith("xn--") ? decodePunycode(label.slice(4)) : label))
    .join(".");
  return asciiDomain(unicode) === ascii ? unicode : ascii;
};

/** The email with its domain in ASCII, as required by mail servers and payment providers. */
export const asciiEmail = (email: string): string => {
  const at = email.lastIndexOf("@");
  const domain = asciiDomain(email.slice(at + 1));
  return at < 0 || domain === undefined ? email : `${email.slice(0, at)}@${domain}`;
};
