import { Column } from "./column.ts";
import { type DocSet, include, includeAll, wordsFor } from "./doc-set.ts";

const bitsPerByte = 7;
const more = 1 << bitsPerByte;

/** A term gets a bitmap if one of this many docs has it, because bitmaps are read faster than distances. */
const bitmapShare = 16;
/** Less frequent terms keep their distances, because a bitmap has a bit for every doc. */
const minBitmap = 16_384;

/**
 * The docs with one term. Stores the distance of each doc from the previous one in as many bytes as it needs, 7 bits per
 * byte; a frequent term gets a bitmap instead.
 */
export class Postings {
  #distances = new Column(Uint8Array);
  #bitmap: Column<Uint32Array<ArrayBuffer>> | undefined;
  #last = 0;

  /** Adds a doc with a greater number than all others. */
  push(doc: number): void {
    if (this.#bitmap) {
      this.#include(this.#bitmap, doc);
      return;
    }
    let distance = doc - this.#last;
    while (distance >= more) {
      this.#distances.push((distance % more) + more);
      distance = Math.floor(distance / more);
    }
    this.#distances.push(distance);
    this.#last = doc;
    const { length } = this.#distances;
    if (length >= minBitmap && length > doc / bitmapShare) this.#useBitmap();
  }

  /** Includes the docs in a set that is long enough for all. */
  addTo(set: DocSet): void {
    if (this.#bitmap) includeAll(set, this.#bitmap.values.subarray(0, this.#bitmap.length));
    const { values: bytes, length } = this.#distances;
    let doc = 0;
    let next = 0;
    while (next < length) {
      let byte = bytes[next++] ?? 0;
      let shift = 0;
      while (byte >= more) {
        doc += (byte - more) << shift;
        shift += bitsPerByte;
        byte = bytes[next++] ?? 0;
      }
      doc += byte << shift;
      include(set, doc);
    }
  }

  #include(bitmap: Column<Uint32Array<ArrayBuffer>>, doc: number): void {
    while (bitmap.length < wordsFor(doc + 1)) bitmap.push(0);
    include(bitmap.values, doc);
  }

  #useBitmap(): void {
    const bitmap = new Column(Uint32Array);
    while (bitmap.length < wordsFor(this.#last + 1)) bitmap.push(0);
    this.addTo(bitmap.values);
    this.#bitmap = bitmap;
    this.#distances = new Column(Uint8Array);
  }
}
