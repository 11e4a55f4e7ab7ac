import { settingsCommand } from "../content/settings-command.ts";
import { operatorHere } from "./actors.ts";
import type { Command } from "./command.ts";

export const shopSettings: Command = {
  name: "settings",
  args: "[list | get NAME | set NAME TEXT] [--locale LANGUAGE]",
  summary: "what the shop says of itself: its name, tagline, search hint, hero, footer",
  run: ({ ctx, output }, args) => settingsCommand(ctx, operatorHere, args, output),
};
