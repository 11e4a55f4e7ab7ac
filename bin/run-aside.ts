import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A program of ours failed, and has said why. */
export class AsideFailed extends Error {}

/**
 * Runs a program of ours in a process of its own, so that what it loads (a bundler, the demo's tables) doesn't stay in
 * the memory of the shop.
 * @param file from the root of the project
 * @param signal ends it
 * @throws AsideFailed where it fails; AbortError where it was ended
 */
export const runAside = async (file: string, signal?: AbortSignal): Promise<void> => {
  const child = spawn(
    process.execPath,
    ["--conditions=@carmine/source", join(import.meta.dirname, "..", file)],
    {
      stdio: ["ignore", "ignore", "inherit"],
      signal,
    },
  );
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new AsideFailed(`${file} failed`);
};
