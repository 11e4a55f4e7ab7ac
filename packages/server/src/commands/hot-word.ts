import { hotWordKind } from "../content/editing/hot-words.ts";
import { entryCommand } from "./entry-command.ts";

export const hotWords = entryCommand({
  kind: hotWordKind,
  name: "hot-word",
  args: "[--title TEXT [--language en]] [--position N]",
  summary: "edit the searches offered below the search field, which shows the first three",
  texts: ["title"],
  options: {},
  line: ({ title }) => title.en,
});
