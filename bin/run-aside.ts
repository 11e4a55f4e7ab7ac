import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A child process failed and has printed the reason. */
export class AsideFailed extends Error {}

/**
 * Runs a script in a child process, so that its modules (a bundler, the demo's tables) don't stay in the
 * server's memory.
 * @param file relative to the project root
 * @param signal kills it
 * @throws AsideFailed if it fails; AbortError if it was killed
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
