import { newsKind } from "../content/editing/news.ts";
import { entryCommand } from "./entry-command.ts";

export const homeNews = entryCommand({
  kind: newsKind,
  name: "news",
  args: "[--title TEXT [--language en]] [--url PATH] [--position N]",
  summary: "edit the news lines of the home page",
  texts: ["title"],
  options: { url: (url) => ({ url }) },
  line: ({ title, url }) => `${title.en}  ${url}`,
});
