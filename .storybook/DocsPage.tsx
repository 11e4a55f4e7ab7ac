import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, useState, type PropsWithChildren } from "react";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { initialGlobals, usePage, type PageGlobals } from "./page.ts";
import { docsTheme } from "./theme.ts";
import { useFrames } from "./use-frames.ts";

interface Update {
  globals: Partial<PageGlobals>;
}

/** A documentation page follows the toolbar as a story does, also where it shows none. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(() => globalsOf(context));
  useEffect(() => {
    // Not the event that globals were updated: each story in a frame sends that one, too, with its own.
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

/** The context of a page knows the toolbar only through its first story; a page without one starts as Storybook does. */
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
