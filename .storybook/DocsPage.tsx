import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, useState, type PropsWithChildren } from "react";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { initialGlobals, usePage, type PageGlobals } from "./page.ts";
import { docsTheme } from "./theme.ts";
import { useFrames } from "./use-frames.ts";

interface Update {
  globals: Partial<PageGlobals>;
}

/** A documentation page that follows the toolbar like a story, even without stories. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(() => globalsOf(context));
  useEffect(() => {
    // Not the "globals updated" event, which each story in a frame also sends, with its own globals.
    const update = ({ globals: chosen }: Update) => setGlobals((now) => ({ ...now, ...chosen }));
    context.channel.on(UPDATE_GLOBALS, update);
    return () => context.channel.off(UPDATE_GLOBALS, update);
  }, [context]);
  usePage(globals);
  useFrames(globals);
  return (
    <DocsContainer context={context} theme={docsTheme(globals.scheme, globals.theme)}>
      {children}
    </DocsContainer>
  );
}

/**
 * A page's context only has the toolbar's values through its first story; a page without stories uses the
 * defaults.
 */
function globalsOf(context: DocsContainerProps["context"]): PageGlobals {
  const chosen = new URLSearchParams(location.search).get("globals") ?? "";
  const fromAddress = Object.fromEntries(
    chosen
      .split(";")
      .map((pair) => pair.split(":"))
      .filter(([name, value]) => name && value),
  ) as Partial<PageGlobals>;
  const [story] = context.componentStories();
  const fromStory = story ? (context.getStoryContext(story).globals as Partial<PageGlobals>) : {};
  return { ...initialGlobals, ...fromAddress, ...fromStory };
}
