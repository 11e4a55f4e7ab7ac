// The command line: `pnpm shop …`, or `npm run shop -- …` where there is no pnpm.
import { createMarketplace, readConfig } from "@carmine/server";
import { explainUse, findCommand, helpFor, runCommand, unknownCommand } from "@carmine/server/commands";
import { loadEnvironment, stopWith } from "./environment.ts";
import { explain } from "./explain.ts";

// `shop … | head` closes the pipe early; the command still runs to its end.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

loadEnvironment();
const words = process.argv.slice(2);
const help = helpFor(words);
const found = findCommand(words);
if (help !== undefined) console.log(help);
else if (!found) stopWith(unknownCommand(words));
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
    const sentence = explainUse(error, command) ?? (await explain(error));
    if (sentence === undefined) throw error;
    stopWith(sentence);
  }
}
