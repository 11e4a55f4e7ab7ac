// Installs what this workspace needs (Node.js, pnpm, dependencies), then runs the script `do:<task>` of package.json.
// Uses only features of Node.js 20, because the installed Node.js runs it.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const read = (path) => readFileSync(join(root, path), "utf8");
const windows = process.platform === "win32";
const wantedNode = read(".node-version").trim();
const wantedPnpm = JSON.parse(read("package.json")).packageManager;
const toolsDir = join(root, ".tools");
const toolsBin = join(toolsDir, "node_modules", ".bin");
const [task = "start", ...args] = process.argv.slice(2);

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const versionOf = (command, path) => {
  const { stdout } = spawnSync(command, ["--version"], {
    encoding: "utf8",
    shell: windows,
    env: { ...process.env, PATH: path },
  });
  return stdout?.trim().replace(/^v/, "") ?? "";
};

const fits = (path) =>
  Number(versionOf("node", path).split(".")[0]) >= Number(wantedNode.split(".")[0]) &&
  `pnpm@${versionOf("pnpm", path)}` === wantedPnpm;

/** PATH that starts with the required Node.js and pnpm, which are downloaded if missing. */
const preparePath = () => {
  const plain = process.env.PATH ?? "";
  const withTools = `${toolsBin}${delimiter}${plain}`;
  const stamp = join(toolsDir, "stamp");
  const wanted = `node@${wantedNode} ${wantedPnpm}`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return withTools;
  if (fits(plain)) return plain;
  console.log(`Downloading Node.js ${wantedNode} and ${wantedPnpm} (once) …`);
  mkdirSync(toolsDir, { recursive: true });
  writeFileSync(join(toolsDir, "package.json"), '{ "private": true }\n');
  const { status } = spawnSync(
    "npm",
    ["install", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", toolsDir, ...wanted.split(" ")],
    { stdio: ["ignore", "ignore", "inherit"], shell: windows, cwd: toolsDir },
  );
  if (status !== 0 || !fits(withTools))
    fail(
      `This workspace needs Node.js ${wantedNode} and ${wantedPnpm}, and npm could not bring them: install both by hand, then try again.`,
    );
  writeFileSync(stamp, wanted);
  return withTools;
};

/** Installs the dependencies if the lock file has changed since the last installation. */
const installDependencies = (env) => {
  const lock = createHash("sha256")
    .update(read("pnpm-lock.yaml"))
    .update(read("pnpm-workspace.yaml"))
    .digest("hex");
  const stamp = join(root, "node_modules", ".carmine-install");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing the dependencies …");
  const { status } = spawnSync(
    "pnpm",
    ["install", "--frozen-lockfile", "--reporter=append-only", "--loglevel=warn"],
    {
      cwd: root,
      env: withCertificates(env),
      stdio: ["ignore", "inherit", "inherit"],
      shell: windows,
    },
  );
  if (status !== 0) fail("The dependencies could not be installed; the lines above say why.");
  writeFileSync(stamp, lock);
};

/** npm's certificate file (such as for a company registry), which pnpm and Node.js don't read. */
const withCertificates = (env) => {
  if (env.NODE_EXTRA_CA_CERTS) return env;
  const { stdout } = spawnSync("npm", ["config", "get", "cafile"], { encoding: "utf8", shell: windows, env });
  const file = stdout?.trim() ?? "";
  return existsSync(file) ? { ...env, NODE_EXTRA_CA_CERTS: file } : env;
};

const env = { ...process.env, PATH: preparePath() };
installDependencies(env);

const script = JSON.parse(read("package.json")).scripts[`do:${task}`];
if (script === undefined) fail(`There is no task named "${task}".`);
const child = spawn("node", [...script.replace(/^node /, "").split(" "), ...args], {
  cwd: root,
  env,
  stdio: "inherit",
  shell: false,
});
// The child handles its shutdown; another handler here would interrupt it.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
