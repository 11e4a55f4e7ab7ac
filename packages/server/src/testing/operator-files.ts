import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

/** A folder for files that operators pass to commands. @returns the paths of written files */
export const operatorFiles = () => {
  const folder = mkdtempSync(join(tmpdir(), "carmine-operator-"));
  const pathOf = (name: string): string => join(folder, name);
  const text = (name: string, content: string): string => {
    writeFileSync(pathOf(name), content);
    return pathOf(name);
  };
  return {
    pathOf,
    text,
    json: (name: string, content: unknown): string => text(name, JSON.stringify(content)),
    picture: async (name: string, background: string): Promise<string> => {
      const blank = { width: 40, height: 20, channels: 3, background } as const;
      await sharp({ create: blank }).png().toFile(pathOf(name));
      return pathOf(name);
    },
    remove: (): void => rmSync(folder, { recursive: true }),
  };
};
