import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "../picture-files.ts";
import type { MediaStorage } from "./media-storage.ts";

/** Files below `<dataDir>/media`. */
export const diskStorage = (dataDir: string): MediaStorage => {
  const pathOf = (name: string) => join(dataDir, "media", name);
  return {
    put: (name, bytes) => writeWhole(pathOf(name), bytes),
    get: (name) =>
      readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      }),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
};
