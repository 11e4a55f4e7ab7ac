/** A file as the store lists it. */
export interface StoredFile {
  readonly name: string;
  readonly storedAt: Date;
  /** Bytes. */
  readonly size: number;
}

/** Where the originals of pictures are. Names are paths such as `f-1a/f-1a2b….webp`. */
export interface MediaStorage {
  /** Writes a file whole or not at all. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is no such file. */
  get(name: string): Promise<Buffer | null>;
  /** Removes a file; one that isn't there is no error. */
  remove(name: string): Promise<void>;
  /** Lists what is stored, in batches. */
  list(): AsyncIterable<readonly StoredFile[]>;
}

/** The store doesn't answer or refuses us; the message tells whoever runs the shop what to check. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
}
