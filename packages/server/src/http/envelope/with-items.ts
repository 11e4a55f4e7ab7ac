/** No text inside of JSON can contain it: quotes are escaped there. */
const emptyList = '"list":[]';

const opening = Buffer.from('"list":[');
const comma = Buffer.from(",");
const closing = Buffer.from("]");

/**
 * An answer and the items of its list in one piece of memory.
 * @param rest the answer serialized with an empty `data.list`
 * @param items the items of the list, each serialized
 * @throws Error where the answer has no list
 */
export const withItems = (rest: string, items: readonly Uint8Array[]): Buffer => {
  const at = rest.indexOf(emptyList);
  if (at < 0) throw new Error("The answer has no list.");
  const pieces: Uint8Array[] = [Buffer.from(rest.slice(0, at)), opening];
  for (const [place, item] of items.entries()) {
    if (place > 0) pieces.push(comma);
    pieces.push(item);
  }
  pieces.push(closing, Buffer.from(rest.slice(at + emptyList.length)));
  return Buffer.concat(pieces);
};
