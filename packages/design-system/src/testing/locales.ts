import { en } from "../locales/en.ts";
import { es } from "../locales/es.ts";
import { fr } from "../locales/fr.ts";
import { lao } from "../locales/lao.ts";
import { th } from "../locales/th.ts";
import { zhCN } from "../locales/zh-CN.ts";
import type { Messages } from "../words/messages.ts";
import type { SampleLanguage } from "./samples.ts";

/** The components' texts in the toolbar's language. */
export const localeIn: Readonly<Record<SampleLanguage, Messages>> = {
  en,
  "zh-CN": zhCN,
  es,
  fr,
  th,
  lo: lao,
};
