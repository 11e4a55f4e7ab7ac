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

/** The best encoding that the browser names with a weight above zero. */
export const pickEncoding = (accept: string | undefined): Encoding => {
  const offered = new Set<string>();
  for (const part of accept?.toLowerCase().split(",") ?? []) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) offered.add(name);
  }
  if (offered.has("br")) return "br";
  return offered.has("gzip") || offered.has("*") ? "gzip" : "identity";
};

/** Brotli quality of pages: a kept page is compressed once and sent often, a private one must not wait. */
const quality = { kept: 6, passing: 4 } as const;

const brotliOptions = (level: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoded = Readonly<Record<Encoding, Buffer>>;

/** One page in every encoding that is asked for. */
export const encodeAll = async (text: string): Promise<Encoded> => {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([brotli(identity, brotliOptions(quality.kept)), zip(identity)]);
  return { identity, br, gzip: gz };
};

/** Compresses while the page is being sent; `undefined` leaves it as it is. */
export const encoder = (encoding: Encoding): BrotliCompress | Gzip | undefined => {
  if (encoding === "br") return createBrotliCompress(brotliOptions(quality.passing));
  return encoding === "gzip" ? createGzip() : undefined;
};
