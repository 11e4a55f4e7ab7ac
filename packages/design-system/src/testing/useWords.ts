import { use } from "react";
import { SampleLanguageContext } from "./samples.ts";
import { words, type Words } from "./words.data.ts";

/** Says a text in the language of the toolbar; a number stands where the text has `{count}`. */
export function useWords(): (text: Words, count?: number) => string {
  const language = use(SampleLanguageContext);
  return (text, count) =>
    (language === "en" ? text : words[text][language]).replace("{count}", String(count));
}
