import { renderToString } from "react-dom/server";
import { storiesById } from "./stories.ts";

/** A page that holds one story, rendered to a string in plain Node.js. Unknown ids throw. */
export const renderPage = (id: string): string => {
  const Story = storiesById.get(id);
  if (Story === undefined) throw new Error(`There is no story with the id ${id}`);
  const html = renderToString(<Story />);
  return `<!doctype html><html lang="en" data-theme="red" data-scheme="light"><head><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/entry-client.css"></head><body><div id="story">${html}</div><script type="module" src="/assets/entry-client.js"></script></body></html>`;
};
