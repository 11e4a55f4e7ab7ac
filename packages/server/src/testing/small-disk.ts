import { execFileSync } from "node:child_process";
import { statfs, writeFile } from "node:fs/promises";
import { vi } from "vitest";

const megabyte = 1024 * 1024;

export interface SmallDisk {
  /** Fills the disk except for this number of bytes; replaces the previous filler file. */
  leave(bytes: number): Promise<void>;
  /** Removes the disk with its content. */
  remove(): void;
}

/**
 * Mounts a disk of a given size on a folder. Without mount permission, the free space is simulated instead,
 * and writes fail when it is full; the test file mocks `node:fs/promises` for that.
 * @param megabytes size of the disk
 */
export const smallDisk = (folder: string, megabytes: number): SmallDisk => {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    console.log(`No mount permission on this machine: simulating a disk of ${megabytes} MB.`);
    return injectedDisk(megabytes);
  }
  const filler = `${folder}/filler`;
  return {
    leave: async (bytes) => {
      await writeFile(filler, "");
      const { bavail, bsize } = await statfs(folder);
      await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
    },
    remove: () => execFileSync("umount", ["--lazy", folder]),
  };
};

const injectedDisk = (megabytes: number): SmallDisk => {
  const sayFree = (bytes: number) =>
    vi.mocked(statfs).mockImplementation((async () => ({ bavail: bytes, bsize: 1 })) as never);
  sayFree(megabytes * megabyte);
  return {
    leave: async (bytes) => {
      sayFree(bytes);
      if (bytes > 0) vi.mocked(writeFile).mockReset();
      else
        vi.mocked(writeFile).mockRejectedValue(
          Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" }),
        );
    },
    remove: () => {
      vi.mocked(statfs).mockReset();
      vi.mocked(writeFile).mockReset();
    },
  };
};
