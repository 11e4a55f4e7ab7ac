import { use } from "react";
import { SampleLanguageContext, type SampleLanguage } from "./samples.ts";

/** Texts of one story in six languages; a missing language is a type error. */
export type StoryTexts<Texts> = Readonly<Record<SampleLanguage, Texts>>;

/** The texts in the toolbar's language. */
export const useTexts = <Texts>(texts: StoryTexts<Texts>): Texts => texts[use(SampleLanguageContext)];
