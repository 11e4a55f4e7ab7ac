import { get as getPlain, type IncomingMessage } from "node:http";
import { get as getSecure } from "node:https";
import { isIP } from "node:net";
import { reasonText, type ImportReason } from "./problem.ts";
import { isPublicAddress, PrivateAddress, publicLookup } from "./public-address.ts";

export interface FetchLimits {
  /** Milliseconds per picture. */
  timeoutMs: number;
  maxBytes: number;
  maxRedirects: number;
}

export const fetchLimits: FetchLimits = { timeoutMs: 10_000, maxBytes: 15_000_000, maxRedirects: 3 };

/** The picture can't be fetched, with the reason for the author of the file. */
export class PictureUnavailable extends Error {
  override readonly name = "PictureUnavailable";
  readonly reason: ImportReason;
  /** The host doesn't respond, so its other pictures would fail, too. */
  readonly hostIsDown: boolean;

  constructor(reason: ImportReason, hostIsDown = false) {
    super(reasonText(reason));
    this.reason = reason;
    this.hostIsDown = hostIsDown;
  }
}

const checkAddress = (url: URL): void => {
  if (url.protocol !== "http:" && url.protocol !== "https:")
    throw new PictureUnavailable({ key: "importPictureScheme", values: { scheme: url.protocol } });
  if (url.port !== "" || url.username !== "" || url.password !== "")
    throw new PictureUnavailable({ key: "importPicturePort" });
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // A literal IP address skips the lookup, so it is checked here.
  if (isIP(host) !== 0 && !isPublicAddress(host))
    throw new PictureUnavailable({ key: "importPicturePrivate", values: { host } });
};

const request = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const get = url.protocol === "https:" ? getSecure : getPlain;
    get(url, { signal, lookup: publicLookup, agent: false, headers: { accept: "image/*" } }, resolve).on(
      "error",
      reject,
    );
  });

const readBody = async (response: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  const tooLarge = () =>
    new PictureUnavailable({
      key: "importPictureTooLarge",
      values: { max: Math.round(maxBytes / 1_000_000) },
    });
  if (Number(response.headers["content-length"] ?? 0) > maxBytes) throw tooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const follow = async (
  url: URL,
  signal: AbortSignal,
  limits: FetchLimits,
  redirects: number,
): Promise<Buffer> => {
  checkAddress(url);
  const response = await request(url, signal);
  try {
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (status >= 300 && status < 400 && location !== undefined) {
      if (redirects >= limits.maxRedirects) throw new PictureUnavailable({ key: "importPictureRedirects" });
      if (!URL.canParse(location, url)) throw new PictureUnavailable({ key: "importPictureRedirectWrong" });
      return await follow(new URL(location, url), signal, limits, redirects + 1);
    }
    const answered = (answer: string) =>
      new PictureUnavailable({ key: "importPictureAnswer", values: { host: url.hostname, answer } });
    if (status !== 200) throw answered(String(status));
    const type = response.headers["content-type"] ?? "";
    if (!type.startsWith("image/")) throw answered(type || "?");
    return await readBody(response, limits.maxBytes);
  } finally {
    response.destroy();
  }
};

/**
 * Fetches a picture from a public address. Private addresses are refused, even behind a name or a redirect.
 * @throws PictureUnavailable
 */
export const fetchPicture = async (address: string, limits: FetchLimits = fetchLimits): Promise<Buffer> => {
  if (!URL.canParse(address)) throw new PictureUnavailable({ key: "importPictureUrl" });
  const url = new URL(address);
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    return await follow(url, signal, limits, 0);
  } catch (error) {
    if (error instanceof PictureUnavailable) throw error;
    if (error instanceof PrivateAddress)
      throw new PictureUnavailable({ key: "importPicturePrivate", values: { host: url.hostname } });
    if (signal.aborted)
      throw new PictureUnavailable(
        { key: "importPictureTimeout", values: { host: url.hostname, seconds: limits.timeoutMs / 1000 } },
        true,
      );
    throw new PictureUnavailable(
      {
        key: "importPictureUnreachable",
        values: { host: url.hostname, code: (error as NodeJS.ErrnoException).code ?? "?" },
      },
      true,
    );
  }
};
