import { execFile } from "node:child_process";
import { chown } from "node:fs/promises";
import { promisify } from "node:util";
import { DatabaseUnavailable } from "../unavailable.ts";

const execute = promisify(execFile);

/** The system user that runs PostgreSQL: the current user, or `postgres` if the shop runs as root. */
export interface ProcessUser {
  run(file: string, args: string[]): Promise<{ stdout: string }>;
  /** Whether this user has the right: `-x` enter or execute, `-w` write. */
  may(right: "-x" | "-w", path: string): Promise<boolean>;
  /** Makes this user the owner of a file or folder. */
  give(path: string): Promise<void>;
}

const oneself: ProcessUser = {
  run: (file, args) => execute(file, args),
  may: async () => true,
  give: async () => undefined,
};

const idOf = async (flag: "-u" | "-g") => Number((await execute("id", [flag, "postgres"])).stdout);

/**
 * PostgreSQL refuses to run as root, so root's shop starts it as the user `postgres`, which is created if
 * missing.
 * @throws DatabaseUnavailable if that user can't be created or can't enter the data folder
 */
export const processUser = async (dataDir: string): Promise<ProcessUser> => {
  if (process.getuid?.() !== 0) return oneself;
  const [uid, gid] = await Promise.all([idOf("-u"), idOf("-g")]).catch(async () => {
    await execute("useradd", ["--system", "--user-group", "postgres"]).catch((error: Error) => {
      throw new DatabaseUnavailable(
        `PostgreSQL can't run as root and the user postgres can't be made (${error.message}): start the shop as another user or set DATABASE_URL.`,
      );
    });
    return Promise.all([idOf("-u"), idOf("-g")]);
  });
  const user: ProcessUser = {
    run: (file, args) => execute(file, args, { uid, gid, cwd: "/" }),
    may: (right, path) =>
      user.run("test", [right, path]).then(
        () => true,
        () => false,
      ),
    give: (path) => chown(path, uid, gid),
  };
  await user.give(dataDir);
  if (!(await user.may("-x", dataDir))) {
    throw new DatabaseUnavailable(
      `PostgreSQL can't run as root, and the user postgres may not enter ${dataDir}: set DATA_DIR to a folder that it can enter (such as /var/lib/carmine), start the shop as another user, or set DATABASE_URL.`,
    );
  }
  return user;
};
