import { hotWordKind } from "../content/editing/hot-words.ts";
import { entryCommand } from "./entry-command.ts";

export const hotWords = entryCommand({
  kind: hotWordKind,
  name: "hot-word",
  args: "[list | show [NUMBER …] | set [NUMBER] [--title TEXT [--language en]] [--position N] | set FILE.json | remove NUMBER …]",
  summary: "searches that are offered under the search field, the first three of them",
  texts: ["title"],
  options: {},
  line: ({ title }) => title.en,
});
