import * as React from "react";
import { DesignSystemContext } from "./context.ts";
import type { Messages } from "../words/messages.ts";

// Bundlers inline this value; the package doesn't depend on Node.js types.
declare const process: { env: { NODE_ENV?: string } };

/** Components with their own texts, by their key in a locale. */
export type TextGroup = Exclude<keyof Messages, "calendar" | "countries">;

// React's build for server components has no context.
const hasContext = "createContext" in React;

let warned = false;

const warnOnce = (group: TextGroup): void => {
  if (warned) return;
  warned = true;
  console.warn(
    `[design-system] No locale was given, so ${group} and other components use English texts. ` +
      `Pass one to the provider, such as "@carmine/design-system/locales/en" for English: ` +
      `<DesignSystemProvider locale="en" messages={en}>. In server components, pass "texts" instead.`,
  );
};

/**
 * Texts of a component: the given ones, else the provider locale's, else English with a warning in
 * development. Server components have no provider.
 */
export function useTexts<Group extends TextGroup>(
  group: Group,
  english: Messages[Group],
  given: Partial<Messages[Group]> | undefined,
): Messages[Group] {
  // Constant across renders: a module is either for the server or the client.
  const messages = hasContext ? React.use(DesignSystemContext).messages : undefined;
  const texts: Messages[Group] = { ...english, ...messages?.[group] };
  for (const key of Object.keys(texts) as (keyof Messages[Group])[]) {
    texts[key] = given?.[key] ?? texts[key];
    if (process.env.NODE_ENV !== "production" && !messages && given?.[key] === undefined) warnOnce(group);
  }
  return texts;
}
