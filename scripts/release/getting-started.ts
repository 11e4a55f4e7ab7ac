import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const page = ".storybook/pages/GettingStarted.mdx";
const chapters = ["## An application with Vite", "## A server-rendered application", "## What comes next"];

/** The files that a chapter tells the reader to write: each named in the line before its code. */
const filesOf = (chapter: string): [string, string][] =>
  [...chapter.matchAll(/`([\w./-]+\.\w+)`[^\n]*:\n\n```\w+\n([\s\S]*?)```/g)].map(
    ([, name = "", code = ""]) => [name, code],
  );

const write = (folder: string, files: Iterable<[string, string]>): void => {
  for (const [name, code] of files) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
};

const run = promisify(execFile);

/** What the reader's server answers, once it says that it listens. */
const answerOf = async (folder: string): Promise<string> => {
  const server = spawn("node", ["dist/server/server.js"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const said = await Promise.race([once(server.stdout, "data"), once(server, "exit")]);
    return await (await fetch(String(said[0]).trim())).text();
  } finally {
    server.kill();
  }
};

/** Follows the page “Getting started” word by word with the installed package: both applications build, the server answers. */
export const gettingStarted = async (consumer: string): Promise<string[]> => {
  const text = readFileSync(page, "utf8");
  const [first = -1, second = -1, end = -1] = chapters.map((title) => text.indexOf(title));
  if (first < 0 || second < first || end < second)
    return [`${page} has no longer the chapters that are followed`];
  const vite = join(consumer, "node_modules/.bin/vite");

  const browser = join(consumer, "my-shop");
  const files = new Map(filesOf(text.slice(first, second)));
  const frame = files.get("index.html")?.trim() ?? "";
  // The rest of the file is Vite's own.
  const html = frame.replace(
    "</html>",
    '<body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
  );
  write(browser, [...files, ["index.html", html]]);
  await run(vite, ["build"], { cwd: browser });

  const server = join(consumer, "my-server-shop");
  write(server, filesOf(text.slice(second, end)));
  await run(vite, ["build"], { cwd: server });
  await run(vite, ["build", "--ssr"], { cwd: server });
  const answer = await answerOf(server);
  return answer.includes('data-component="Button"')
    ? []
    : [`the server answers without a button:\n${answer}`];
};
