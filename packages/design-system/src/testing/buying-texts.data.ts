import { en } from "./buying-texts/en.data.ts";
import { zh } from "./buying-texts/zh-CN.data.ts";
import { es } from "./buying-texts/es.data.ts";
import { fr } from "./buying-texts/fr.data.ts";
import { th } from "./buying-texts/th.data.ts";
import { lo } from "./buying-texts/lo.data.ts";
import type { BuyingTexts } from "./buying-texts/buying-texts.ts";
import type { StoryTexts } from "./useTexts.ts";

/** Words of the way from the search to the payment, for stories. */
export const buyingTexts: StoryTexts<BuyingTexts> = { en, "zh-CN": zh, es, fr, th, lo };
