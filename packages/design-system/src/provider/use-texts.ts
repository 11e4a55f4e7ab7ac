import * as React from "react";
import { DesignSystemContext } from "./context.ts";
import type { Messages } from "../words/messages.ts";

// Bundlers put the value there; the package does without the types of Node.js.
declare const process: { env: { NODE_ENV?: string } };

/** Components with words of their own, by their key in a locale. */
export type TextGroup = Exclude<keyof Messages, "calendar" | "countries">;

// React's build for server components has no contexts.
const hasContext = "createContext" in React;

let warned = false;

const warnOnce = (group: TextGroup): void => {
  if (warned) return;
  warned = true;
  console.warn(
    `[design-system] No locale was given, so ${group} and others speak English. ` +
      `Hand one to the provider, for English "@carmine/design-system/locales/en": ` +
      `<DesignSystemProvider locale="en" messages={en}>. Server components take their words as "texts".`,
  );
};

/**
 * The words of a component: the given ones, else those of the provider's locale, else English with a warning in
 * development. Server components have no provider around them.
 */
export function useTexts<Group extends TextGroup>(
  group: Group,
  english: Messages[Group],
  given: Partial<Messages[Group]> | undefined,
): Messages[Group] {
  // The same in every render: a module is a server's or a client's.
  const messages = hasContext ? React.use(DesignSystemContext).messages : undefined;
  const texts: Messages[Group] = { ...english, ...messages?.[group] };
  for (const key of Object.keys(texts) as (keyof Messages[Group])[]) {
    texts[key] = given?.[key] ?? texts[key];
    if (process.env.NODE_ENV !== "production" && !messages && given?.[key] === undefined) warnOnce(group);
  }
  return texts;
}
