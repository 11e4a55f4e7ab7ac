import { en } from "./commerce-texts/en.data.ts";
import { zh } from "./commerce-texts/zh-CN.data.ts";
import { es } from "./commerce-texts/es.data.ts";
import { fr } from "./commerce-texts/fr.data.ts";
import { th } from "./commerce-texts/th.data.ts";
import { lo } from "./commerce-texts/lo.data.ts";

/** Story texts of coupons, orders, parcels, refunds and points in six languages. */
export const commerceTexts = { en, "zh-CN": zh, es, fr, th, lo } as const;
