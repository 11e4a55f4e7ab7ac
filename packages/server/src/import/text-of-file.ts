import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { analyse } from "chardet";
import { ImportRefused } from "./problem.ts";

/** Text encoding of a file. */
export interface Encoding {
  /** A label supported by `TextDecoder`. */
  name: string;
  /** Whether it was chosen by byte statistics, so that the author of the file should be told. */
  isGuessed: boolean;
}

/** Bytes examined at the beginning, and of the accented parts. */
const sampleBytes = 65_536;
/** Minimum confidence (0–100) for an encoding other than the Latin one that spreadsheets write. */
const leastConfidence = 50;
const latin = "windows-1252";

const marks: readonly (readonly [string, readonly number[]])[] = [
  ["UTF-32LE", [0xff, 0xfe, 0, 0]],
  ["UTF-32BE", [0, 0, 0xfe, 0xff]],
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

const markOf = (head: Buffer): string | undefined =>
  marks.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))?.[0];

/** The header is plain English, so a zero in every second byte means UTF-16. */
const zerosOf = (head: Buffer): string | undefined => {
  const header = head.subarray(0, 200);
  const zeros = [0, 0, 0, 0];
  for (const [at, byte] of header.entries()) if (byte === 0) zeros[at % 4] = (zeros[at % 4] ?? 0) + 1;
  const most = header.length / 4;
  const [first, second, third, fourth] = zeros.map((count) => count > most * 0.7);
  if (second && third && fourth) return "UTF-32LE";
  if (first && second && third) return "UTF-32BE";
  if (second && fourth) return "utf-16le";
  return first && third ? "utf-16be" : undefined;
};

const readHead = async (file: string): Promise<Buffer> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** Lines of the file with non-ASCII bytes; ASCII lines don't show its encoding. */
const accentedBytes = (chunk: Buffer): Buffer[] => {
  const parts: Buffer[] = [];
  let from = 0;
  while (from < chunk.length) {
    const end = chunk.indexOf(0x0a, from);
    const line = chunk.subarray(from, end < 0 ? chunk.length : end + 1);
    if (line.some((byte) => byte > 0x7f)) parts.push(line);
    from += line.length;
  }
  return parts;
};

/**
 * Other letters than those of western Europe, read as Latin, occur in sequence or put a symbol inside a word:
 * "Bia³y".
 */
const isWestern = (sample: Buffer): boolean => {
  const text = new TextDecoder(latin).decode(sample);
  const accented = text.match(/[^\0-\x7F]/g)?.length ?? 0;
  const inRows = text.match(/[^\0-\x7F]{3,}/g)?.join("").length ?? 0;
  const insideWords = text.match(/(?<=\p{L})[^\0-\x7F\p{L}\p{Pd}\p{Po}’·](?=\p{L})/gu)?.length ?? 0;
  return (inRows + insideWords) * 5 < accented;
};

const isAscii = (chunk: Buffer): boolean => !chunk.some((byte) => byte > 0x7f);

/** Without a byte order mark: UTF-8 if nearly all of the file is valid, else by byte statistics. */
const weigh = async (file: string): Promise<Encoding> => {
  const decoder = new TextDecoder("utf-8");
  const sample: Buffer[] = [];
  let sampled = 0;
  let broken = 0;
  let whole = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const text = decoder.decode(chunk, { stream: true });
    if (isAscii(chunk)) continue;
    for (const letter of text) {
      if (letter === "\uFFFD") broken += 1;
      else if (letter > "\u007F") whole += 1;
    }
    if (sampled >= sampleBytes) continue;
    const parts = accentedBytes(chunk);
    sample.push(...parts);
    sampled += parts.reduce((sum, part) => sum + part.length, 0);
  }
  // A few broken bytes in a UTF-8 file are reported with their rows; in another encoding nearly all
  // accents are invalid.
  if (broken * 10 <= whole) return { name: "utf-8", isGuessed: false };
  const weighed = Buffer.concat(sample).subarray(0, sampleBytes);
  const [best] = analyse(weighed);
  const isOther = best !== undefined && best.confidence >= leastConfidence && best.name !== "ISO-8859-1";
  if (isOther) return { name: best.name, isGuessed: true };
  if (isWestern(weighed)) return { name: latin, isGuessed: true };
  throw new ImportRefused({ key: "importFileEncodingUnknown" });
};

const decoderOf = (name: string): TextDecoder => {
  try {
    return new TextDecoder(name);
  } catch {
    throw new ImportRefused({ key: "importFileEncoding", values: { encoding: name } });
  }
};

/**
 * Detects the encoding of a file: by its byte order mark, by the zeros of UTF-16, by valid UTF-8, else by its
 * bytes.
 * @throws ImportRefused for an unsupported encoding, with its name
 */
export const findEncoding = async (file: string): Promise<Encoding> => {
  const head = await readHead(file);
  const known = markOf(head) ?? zerosOf(head);
  const encoding = known === undefined ? await weigh(file) : { name: known, isGuessed: false };
  decoderOf(encoding.name);
  return encoding;
};

/** The beginning of the file, as bytes and as text. */
export const readBeginning = async (file: string, { name }: Encoding) => {
  const head = await readHead(file);
  return { head, text: decoderOf(name).decode(head, { stream: true }) };
};

/**
 * Yields the text of the file in chunks with the number of bytes read so far, without the byte order mark.
 */
export async function* readText(
  file: string,
  { name }: Encoding,
): AsyncGenerator<{ text: string; bytes: number }> {
  const decoder = decoderOf(name);
  let bytes = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    yield { text: decoder.decode(chunk, { stream: true }), bytes };
  }
  yield { text: decoder.decode(), bytes };
}
