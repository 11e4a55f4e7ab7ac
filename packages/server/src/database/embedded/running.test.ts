import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  return { ...real, readFile: vi.fn(real.readFile), readlink: vi.fn(real.readlink) };
});

let fs: typeof import("node:fs/promises");
let runningServer: typeof import("./running.ts").runningServer;
beforeAll(async () => {
  // Files share modules, and another one may have loaded these without the mock.
  vi.resetModules();
  fs = await import("node:fs/promises");
  ({ runningServer } = await import("./running.ts"));
});
afterAll(() => void vi.resetModules());

const pid = 4_000_000;
const failure = (code: string) => Object.assign(new Error(code), { code });

let folder = "";
/** Contents of the entries of process `pid` in /proc, or the error code when reading them. */
let proc: Record<"stat" | "cmdline" | "cwd", string | Error>;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "carmine-running-")));
  await writePidFile(folder);
  proc = { stat: `${pid} (postgres) S 1`, cmdline: `postgres\0-D\0${folder}\0`, cwd: folder };
  const real = await vi.importActual<typeof import("node:fs/promises")>("node:fs/promises");
  const entry = (path: unknown) => {
    const name = String(path).startsWith(`/proc/${pid}/`) ? String(path).split("/").at(-1) : undefined;
    return name === undefined ? undefined : proc[name as keyof typeof proc];
  };
  const answer = <T>(path: unknown, otherwise: () => Promise<T>) => {
    const known = entry(path);
    if (known instanceof Error) return Promise.reject(known);
    return known === undefined ? otherwise() : Promise.resolve(known as T);
  };
  vi.mocked(fs.readFile).mockImplementation((path, options) =>
    answer(path, () => real.readFile(path as string, options)),
  );
  vi.mocked(fs.readlink).mockImplementation((path) => answer(path, () => real.readlink(path)));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const writePidFile = (dataDirectory: string) =>
  writeFile(join(folder, "postmaster.pid"), `${pid}\n${dataDirectory}\n1\n5432\n${folder}\n\n`);

const found = { pid, door: { port: 5432, socketFolder: "" } };

describe("runningServer", () => {
  it("finds the server of the folder", async () => {
    expect(await runningServer(folder)).toEqual({ ...found, door: { port: 5432, socketFolder: folder } });
  });

  it("finds it through a symbolic link to the folder", async () => {
    const link = `${folder}.link`;
    await symlink(folder, link);
    await writePidFile(link);
    expect(await runningServer(link)).toMatchObject({ pid });
    await rm(link);
  });

  it("ignores a pid file that was copied with its folder", async () => {
    const original = join(folder, "original");
    await mkdir(original);
    await writePidFile(original);
    proc.cwd = original;
    expect(await runningServer(folder)).toBeNull();
  });

  it("ignores a pid that belongs to the PostgreSQL of another folder", async () => {
    proc.cwd = "/var/lib/postgresql/data";
    expect(await runningServer(folder)).toBeNull();
  });

  it("reads the command line of a process whose folder may not be read", async () => {
    proc.cwd = failure("EACCES");
    expect(await runningServer(folder)).toMatchObject({ pid });
    proc.cmdline = "postgres\0-D\0/var/lib/postgresql/data\0";
    expect(await runningServer(folder)).toBeNull();
  });

  it.each([
    ["another program", `${pid} (node) S 1`],
    ["a zombie", `${pid} (postgres) Z 1`],
    ["no process", failure("ENOENT")],
    ["a process that ends meanwhile", failure("ESRCH")],
  ])("ignores a pid file that names %s", async (_name, stat) => {
    proc.stat = stat;
    expect(await runningServer(folder)).toBeNull();
  });

  it.each(["stat", "cwd"] as const)(
    "reports that it can't read %s instead of assuming that the server ended",
    async (entry) => {
      proc[entry] = failure("EMFILE");
      await expect(runningServer(folder)).rejects.toThrow("EMFILE");
    },
  );

  it("reports that it can't read the pid file", async () => {
    vi.mocked(fs.readFile).mockRejectedValueOnce(failure("EMFILE"));
    await expect(runningServer(folder)).rejects.toThrow("EMFILE");
  });
});
