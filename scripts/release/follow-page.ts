import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** As a reader's terminal: no programs of this workspace, no settings of the run that we are in; npm's questions get a yes. */
const terminal: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("npm_"))),
  PATH: (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => folder !== join(process.cwd(), "node_modules", ".bin"))
    .join(delimiter),
  npm_config_yes: "true",
};

/** What a page tells its reader to do, in its order. */
type Instruction = { kind: "command"; line: string } | { kind: "file"; name: string; code: string };

/** Blocks of `sh` are typed line by line; every other block is the file that the line before it names. */
const instructionsOf = (chapter: string): Instruction[] =>
  [...chapter.matchAll(/(?:`([\w./-]+\.\w+)`[^\n]*\n\n)?```(\w+)\n([\s\S]*?)```/g)].flatMap(
    ([, name, language, code = ""]): Instruction[] => {
      if (language === "sh")
        return code
          .trim()
          .split("\n")
          .map((line) => ({ kind: "command", line }));
      if (name === undefined) throw new Error(`no file is named for\n${code}`);
      return [{ kind: "file", name, code }];
    },
  );

/** A document is replaced by another, but of an HTML file the page shows only the tag that changes. */
const written = (file: string, code: string): string =>
  file.endsWith(".html") && existsSync(file)
    ? readFileSync(file, "utf8").replace(/<html[^>]*>/, /<html[^>]*>/.exec(code)?.[0] ?? "")
    : code;

export class Reader {
  /** Where the reader's terminal stands. */
  folder: string;
  readonly #home: string;
  readonly #servers: ChildProcess[] = [];

  /** @param home - what `~` means */
  constructor(home: string) {
    this.folder = home;
    this.#home = home;
  }

  /** Does what a chapter says. */
  async follow(chapter: string): Promise<void> {
    for (const instruction of instructionsOf(chapter))
      if (instruction.kind === "command") await this.type(instruction.line);
      else {
        const file = join(this.folder, instruction.name);
        writeFileSync(file, written(file, instruction.code));
      }
  }

  /** Types one line; a program of Node.js goes on running until the reader leaves. */
  async type(line: string): Promise<void> {
    const command = line.replaceAll("~", this.#home);
    const [, folder] = /^cd (\S+)$/.exec(command) ?? [];
    if (folder !== undefined) this.folder = join(this.folder, folder);
    else if (command.startsWith("node ")) await this.start("node", command.split(" ").slice(1));
    else await run("sh", ["-c", command], { cwd: this.folder, env: terminal });
  }

  /** Starts a program and waits until it names its address. */
  async start(program: string, args: string[]): Promise<void> {
    const server = spawn(program, args, {
      cwd: this.folder,
      env: terminal,
      stdio: ["ignore", "pipe", "inherit"],
      // A group of its own: npm's child ends with it.
      detached: true,
    });
    this.#servers.push(server);
    for await (const said of server.stdout.iterator({ destroyOnReturn: false }))
      if (String(said).includes("http://")) {
        server.stdout.resume();
        return;
      }
    throw new Error(`${program} ${args.join(" ")} ended without naming an address`);
  }

  /** Ends what still runs. */
  async leave(): Promise<void> {
    for (const server of this.#servers) {
      if (server.pid === undefined || server.exitCode !== null) continue;
      const ended = once(server, "exit");
      process.kill(-server.pid);
      await ended;
    }
  }
}
