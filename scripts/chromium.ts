import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

// The headless shell renders the same pages without the browser's own window, which takes a third of the CPU time.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...names.map(onPath), ...applications, chromium.executablePath()].find(
    (file) => file !== undefined && file !== "" && existsSync(file),
  );

const quietly = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: ["ignore", "ignore", "ignore"], timeout: 600_000 }).status === 0;

/** Installs Chromium: Debian's package if permitted, else Playwright's browser. */
const bringChromium = (): void => {
  const mayInstall = process.getuid?.() === 0 && onPath("apt-get") !== undefined;
  if (mayInstall) {
    console.log("Installing Chromium (apt-get install chromium-headless-shell) …");
    const install = (name: string): boolean =>
      quietly("apt-get", ["install", "-y", "--no-install-recommends", name]);
    if (quietly("apt-get", ["update"]) && (install("chromium-headless-shell") || install("chromium"))) return;
  }
  console.log("Installing Chromium (playwright install chromium) …");
  quietly("npx", ["playwright", "install", "chromium"]);
};

/**
 * Path of a working Chromium.
 * @throws Error with installation instructions
 */
export const requireChromium = (): string => {
  const found = findChromium();
  if (found !== undefined) return found;
  bringChromium();
  const brought = findChromium();
  if (brought === undefined) throw new Error("error: Chromium not found; install it or set CHROMIUM_PATH");
  return brought;
};

/** Arguments for reproducible pictures without network access. */
export const chromiumArguments = [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  "--font-render-hinting=none",
  "--disable-lcd-text",
];
