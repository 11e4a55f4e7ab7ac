import { en } from "./field-texts/en.data.ts";
import { zh } from "./field-texts/zh-CN.data.ts";
import { es } from "./field-texts/es.data.ts";
import { fr } from "./field-texts/fr.data.ts";
import { th } from "./field-texts/th.data.ts";
import { lo } from "./field-texts/lo.data.ts";
import type { FieldSamples } from "./field-texts/field-texts.ts";
import type { StoryTexts } from "./useTexts.ts";

export const fieldTexts: StoryTexts<FieldSamples> = { en, "zh-CN": zh, es, fr, th, lo };
