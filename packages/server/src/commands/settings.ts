import { settingsCommand } from "../content/settings-command.ts";
import { operatorActor } from "./actors.ts";
import type { Command } from "./command.ts";

export const shopSettings: Command = {
  name: "settings",
  args: ["[list]", "get NAME [--locale en]", "set NAME TEXT [--locale en]"],
  summary: "list, show or set the texts of the marketplace: name, tagline, search hint, hero, footer",
  run: ({ ctx, output }, args) => settingsCommand(ctx, operatorActor, args, output),
};
