import { en } from "./shop-texts/en.data.ts";
import { zh } from "./shop-texts/zh-CN.data.ts";
import { es } from "./shop-texts/es.data.ts";
import { fr } from "./shop-texts/fr.data.ts";
import { th } from "./shop-texts/th.data.ts";
import { lo } from "./shop-texts/lo.data.ts";

/** Realistic shop texts for stories, in scripts that break layouts. */
export const shopTexts = { en, "zh-CN": zh, es, fr, th, lo } as const;
