import { newsKind } from "../content/editing/news.ts";
import { entryCommand } from "./entry-command.ts";

export const homeNews = entryCommand({
  kind: newsKind,
  name: "news",
  args: "[list | show [NUMBER …] | set [NUMBER] [--title TEXT [--language en]] [--url PATH] [--position N] | set FILE.json | remove NUMBER …]",
  summary: "lines of the home page about what is new; set without a number adds one",
  texts: ["title"],
  options: { url: (url) => ({ url }) },
  line: ({ title, url }) => `${title.en}  ${url}`,
});
