// The command line: `pnpm shop …`, or `npm run shop -- …` where there is no pnpm.
import { createMarketplace, readConfig } from "@carmine/server";
import { findCommand, runCommand, usage, WrongUse } from "@carmine/server/commands";
import { loadEnvironment, stopWith } from "./environment.ts";
import { explain } from "./explain.ts";

const isWrongUse = (error: unknown): error is Error =>
  error instanceof WrongUse ||
  (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));

// Whoever reads a list by `| head` takes what they want of it; the command goes on to its end.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

loadEnvironment();
const found = findCommand(process.argv.slice(2));
if (!found) stopWith(usage());
else {
  const { command, args } = found;
  try {
    const marketplace = await createMarketplace(readConfig(), { share: true });
    try {
      process.exitCode = await runCommand(command, { ctx: marketplace.ctx, output: process.stdout }, args);
    } finally {
      await marketplace.close();
    }
  } catch (error) {
    if (isWrongUse(error)) stopWith(`${error.message}\n\n${usage([command])}`);
    const sentence = await explain(error);
    if (sentence === undefined) throw error;
    stopWith(sentence);
  }
}
