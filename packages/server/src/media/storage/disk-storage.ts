import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomically } from "../picture-files.ts";
import type { MediaStorage, StoredFile } from "./media-storage.ts";

const orNull = (error: NodeJS.ErrnoException): null => {
  if (error.code === "ENOENT") return null;
  throw error;
};

/** Stores files in `<dataDir>/media`. */
export const diskStorage = (dataDir: string): MediaStorage => {
  const pathOf = (name: string) => join(dataDir, "media", name);
  return {
    put: (name, bytes) => writeAtomically(pathOf(name), bytes),
    get: (name) => readFile(pathOf(name)).catch(orNull),
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list() {
      const entries = (await readdir(pathOf(""), { withFileTypes: true }).catch(orNull)) ?? [];
      for (const { name: folder } of entries.filter((entry) => entry.isDirectory())) {
        const files: StoredFile[] = [];
        for (const file of (await readdir(pathOf(folder)).catch(orNull)) ?? []) {
          const name = join(folder, file);
          const found = await stat(pathOf(name)).catch(orNull);
          if (found?.isFile()) files.push({ name, storedAt: found.mtime, size: found.size });
        }
        yield files;
      }
    },
  };
};
