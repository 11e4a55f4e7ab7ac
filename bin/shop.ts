// The command line: `pnpm shop …`, or `npm run shop -- …` without pnpm.
import { createMarketplace, readConfig } from "@carmine/server";
import { explainFailure, findCommand, helpFor, unknownCommand } from "@carmine/server/commands";
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
    const marketplace = await createMarketplace(readConfig(), {
      share: true,
      ...(command.migrates && { migrate: true }),
    });
    try {
      process.exitCode = await command.run({ ctx: marketplace.ctx, output: process.stdout }, args);
    } finally {
      await marketplace.close();
    }
  } catch (error) {
    const sentence = explainFailure(error, command) ?? (await explain(error));
    if (sentence === undefined) throw error;
    stopWith(sentence);
  }
}
