import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Environment of a reader's terminal: without programs of this workspace and settings of this run; npm's
 * prompts are confirmed.
 */
const terminal: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("npm_"))),
  PATH: (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => folder !== join(process.cwd(), "node_modules", ".bin"))
    .join(delimiter),
  npm_config_yes: "true",
};

/** Instructions of a page in order. */
type Instruction = { kind: "command"; line: string } | { kind: "file"; name: string; code: string };

/** Blocks in `sh` are commands, one per line; other blocks are the file named in the line above. */
const instructionsOf = (chapter: string): Instruction[] =>
  [...chapter.matchAll(/(?:`([\w./-]+\.\w+)`[^\n]*\n\n)?```(\w+)\n([\s\S]*?)```/g)].flatMap(
    ([, name, language, code = ""]): Instruction[] => {
      if (language === "sh")
        return code
          .trim()
          .split("\n")
          .map((line) => ({ kind: "command", line }));
      if (name === undefined) throw new Error(`no file name before this code block:\n${code}`);
      return [{ kind: "file", name, code }];
    },
  );

/** A code block replaces the file, except for HTML files, of which the page shows only the changed tag. */
const written = (file: string, code: string): string =>
  file.endsWith(".html") && existsSync(file)
    ? readFileSync(file, "utf8").replace(/<html[^>]*>/, /<html[^>]*>/.exec(code)?.[0] ?? "")
    : code;

export class Reader {
  /** Working directory of the terminal. */
  folder: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #servers: ChildProcess[] = [];

  /** @param home - its `.npmrc` has npm's settings */
  constructor(home: string) {
    this.folder = home;
    this.#environment = { ...terminal, npm_config_userconfig: join(home, ".npmrc") };
  }

  /** Runs the instructions of a chapter. */
  async follow(chapter: string): Promise<void> {
    for (const instruction of instructionsOf(chapter))
      if (instruction.kind === "command") await this.type(instruction.line);
      else {
        const file = join(this.folder, instruction.name);
        writeFileSync(file, written(file, instruction.code));
      }
  }

  /** Runs one line; a program started with Node.js keeps running until `leave`. */
  async type(line: string): Promise<void> {
    const [, folder] = /^cd (\S+)$/.exec(line) ?? [];
    if (folder !== undefined) this.folder = join(this.folder, folder);
    else if (line.startsWith("node ")) await this.start("node", line.split(" ").slice(1));
    else await run("sh", ["-c", line], { cwd: this.folder, env: this.#environment });
  }

  /** Starts a program and waits until it prints its URL. */
  async start(program: string, args: string[]): Promise<void> {
    const server = spawn(program, args, {
      cwd: this.folder,
      env: this.#environment,
      stdio: ["ignore", "pipe", "inherit"],
      // A separate process group, so that npm's child ends with it.
      detached: true,
    });
    this.#servers.push(server);
    for await (const said of server.stdout.iterator({ destroyOnReturn: false }))
      if (String(said).includes("http://")) {
        server.stdout.resume();
        return;
      }
    throw new Error(`${program} ${args.join(" ")} exited without printing a URL`);
  }

  /** Ends all running programs. */
  async leave(): Promise<void> {
    for (const server of this.#servers) {
      if (server.pid === undefined || server.exitCode !== null) continue;
      const ended = once(server, "exit");
      process.kill(-server.pid);
      await ended;
    }
  }
}
