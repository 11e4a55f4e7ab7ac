export interface StoredFile {
  readonly name: string;
  readonly storedAt: Date;
  /** Bytes. */
  readonly size: number;
}

/** Storage of original pictures. Names are paths such as `f-1a/f-1a2b….webp`. */
export interface MediaStorage {
  /** Writes a file atomically. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is no such file. */
  get(name: string): Promise<Buffer | null>;
  /** Removes a file; a missing file isn't an error. */
  remove(name: string): Promise<void>;
  /** Lists the stored files in batches. */
  list(): AsyncIterable<readonly StoredFile[]>;
}

/** The storage is unreachable or refuses access; the message explains what the operator should check. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
}
