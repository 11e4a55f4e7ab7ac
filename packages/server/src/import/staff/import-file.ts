import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { and, eq } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Database, Transaction } from "../../database/connection.ts";
import { productImportPart } from "../../database/schema/imports.ts";
import { incomingDir } from "../../media/uploads/receive-file.ts";

const partBytes = 1024 * 1024;

/** Stores a file in parts. @returns its size in bytes */
export const storeFile = async (tx: Transaction, importId: number, path: string): Promise<number> => {
  let position = 0;
  let size = 0;
  const parts: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: partBytes });
  for await (const bytes of parts) {
    await tx.insert(productImportPart).values({ importId, position, bytes });
    position += 1;
    size += bytes.length;
  }
  return size;
};

async function* readParts(db: Database, importId: number): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const [part] = await db
      .select({ bytes: productImportPart.bytes })
      .from(productImportPart)
      .where(and(eq(productImportPart.importId, importId), eq(productImportPart.position, position)));
    if (!part) return;
    yield part.bytes;
  }
}

/** The stored file of an import on the disk, in a folder without other files. */
export interface ImportFile extends AsyncDisposable {
  readonly path: string;
}

/** Writes the stored file of an import to the disk until it is disposed. */
export const openImportFile = async (
  { db, config }: Pick<AppContext, "db" | "config">,
  importId: number,
): Promise<ImportFile> => {
  const folder = join(incomingDir(config.dataDir), `import-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  const path = join(folder, "products.csv");
  const file = {
    path,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
  try {
    await pipeline(Readable.from(readParts(db, importId)), createWriteStream(path));
    return file;
  } catch (error) {
    await file[Symbol.asyncDispose]();
    throw error;
  }
};
