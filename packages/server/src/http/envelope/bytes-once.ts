/** Allocates its own memory: a small `Buffer.from` keeps a shared 64 kB slab alive. */
const bytesOf = (text: string | Buffer): Buffer => {
  if (typeof text !== "string") return text;
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
};

/**
 * Where an object has its bytes. A `WeakMap` would hold those of every answer until the next full garbage collection,
 * also of answers that nobody keeps.
 */
const bytes = Symbol("bytes");

interface WithBytes {
  readonly [bytes]?: Map<string, Buffer>;
}

/** Kept answers of one object: languages of its message, addresses of the shop. Callers name the host, so it has an end. */
const max = 4;

/**
 * The serialized object, made once and cached as long as the object exists.
 * @param like what else the bytes depend on
 */
export const bytesOnce = (data: WithBytes, like: string, serialize: () => string | Buffer): Buffer => {
  const ofData = data[bytes] ?? new Map<string, Buffer>();
  if (ofData.size === 0) Object.defineProperty(data, bytes, { value: ofData });
  const made = ofData.get(like) ?? bytesOf(serialize());
  if (ofData.size < max) ofData.set(like, made);
  return made;
};
