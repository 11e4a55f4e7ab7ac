import { promisify } from "node:util";
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliCompress,
  type Gzip,
} from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that the browser accepts with a weight above zero. */
export const pickEncoding = (accept: string | undefined): Encoding => {
  const offered = new Set<string>();
  for (const part of accept?.toLowerCase().split(",") ?? []) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) offered.add(name);
  }
  if (offered.has("br")) return "br";
  return offered.has("gzip") || offered.has("*") ? "gzip" : "identity";
};

/**
 * Brotli quality of pages: a cached page is compressed once and sent often; a private page must be sent without
 * delay.
 */
const quality = { kept: 6, passing: 4 } as const;

const brotliOptions = (level: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** One page in all requested encodings; each is created on its first request. */
export interface Encoded {
  readonly identity: Buffer;
  readonly as: (encoding: Encoding) => Buffer | Promise<Buffer>;
}

const encode = (encoding: Encoding, identity: Buffer): Buffer | Promise<Buffer> => {
  if (encoding === "br") return brotli(identity, brotliOptions(quality.kept));
  return encoding === "gzip" ? zip(identity) : identity;
};

export const encoded = (identity: Buffer): Encoded => {
  const made = new Map<Encoding, Buffer | Promise<Buffer>>();
  return {
    identity,
    as: (encoding) => {
      const known = made.get(encoding);
      if (known) return known;
      const making = encode(encoding, identity);
      made.set(encoding, making);
      if (making instanceof Promise)
        void making.then(
          (body) => made.set(encoding, body),
          () => made.delete(encoding),
        );
      return making;
    },
  };
};

/** Compresses while the page is sent; `undefined` means no compression. */
export const encoder = (encoding: Encoding): BrotliCompress | Gzip | undefined => {
  if (encoding === "br") return createBrotliCompress(brotliOptions(quality.passing));
  return encoding === "gzip" ? createGzip() : undefined;
};
