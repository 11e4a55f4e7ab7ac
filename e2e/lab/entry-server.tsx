import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { triedLanguages, type ServedStories, type ServedStory, type TriedLanguage } from "./served.ts";
import { storiesIn, storyOf } from "./stories.ts";

const serve = (id: string, language: TriedLanguage): ServedStory => {
  const messages: string[] = [];
  const { error, warn } = console;
  console.error = console.warn = (...words: unknown[]) => void messages.push(words.join(" "));
  try {
    return { html: renderToString(createElement(storyOf(id, language))), messages };
  } catch (failure) {
    return { html: "", messages: [...messages, String(failure)] };
  } finally {
    Object.assign(console, { error, warn });
  }
};

/** Renders every story to a string in each tested language. */
export const serveAll = (): ServedStories =>
  Object.fromEntries(
    [...storiesIn("en").keys()].map((id) => [
      id,
      {
        plays: storyOf(id, "en").play !== undefined,
        ...Object.fromEntries(triedLanguages.map((language) => [language, serve(id, language)])),
      },
    ]),
  ) as ServedStories;
