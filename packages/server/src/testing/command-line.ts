import { findCommand, runCommand } from "../commands/index.ts";
import type { TestApp } from "./test-app.ts";

/** Runs a command line as `npm run shop -- …` would; answers its status and what it wrote. */
export const runIn = async (shop: TestApp, ...words: string[]) => {
  const found = findCommand(words);
  if (!found) throw new Error(`No command answers to ${words.join(" ")}`);
  let text = "";
  const output = { write: (more: string) => (text += more) };
  const status = await runCommand(found.command, { ctx: shop.ctx, output }, found.args);
  return { status, text };
};
