/** Allocates its own memory: a small `Buffer.from` keeps a shared 64 kB slab alive. */
const bytesOf = (text: string | Buffer): Buffer => {
  if (typeof text !== "string") return text;
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
};

const known = new WeakMap<object, Map<string, Buffer>>();

/** Kept answers of one object: languages of its message, addresses of the shop. Callers name the host, so it has an end. */
const max = 4;

/**
 * The serialized object, made once and cached as long as the object exists.
 * @param like what else the bytes depend on
 */
export const bytesOnce = (data: object, like: string, serialize: () => string | Buffer): Buffer => {
  const ofData = known.get(data) ?? new Map<string, Buffer>();
  known.set(data, ofData);
  const bytes = ofData.get(like) ?? bytesOf(serialize());
  if (ofData.size < max) ofData.set(like, bytes);
  return bytes;
};
