import { use } from "react";
import { SampleLanguageContext, type SampleLanguage } from "./samples.ts";

/** Texts of one story in the six languages; a missing language doesn't compile. */
export type StoryTexts<Texts> = Readonly<Record<SampleLanguage, Texts>>;

/** Those in the language of the toolbar. */
export const useTexts = <Texts>(texts: StoryTexts<Texts>): Texts => texts[use(SampleLanguageContext)];
