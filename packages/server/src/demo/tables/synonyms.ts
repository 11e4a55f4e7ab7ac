import type { DemoSynonym } from "../discovery-types.ts";

/** What shoppers type, and what it is called here. */
export const synonyms: DemoSynonym[] = [
  { locale: "en", term: "tyre", meanings: ["tire"] },
  { locale: "en", term: "snow tire", meanings: ["winter tire"] },
  { locale: "en", term: "rim", meanings: ["wheel"] },
  { locale: "en", term: "tv", meanings: ["monitor"] },
  { locale: "en", term: "television", meanings: ["monitor"] },
  { locale: "en", term: "notebook", meanings: ["laptop"] },
  { locale: "zh-CN", term: "雪地胎", meanings: ["冬季轮胎"] },
  { locale: "zh-CN", term: "冬胎", meanings: ["冬季轮胎"] },
  { locale: "zh-CN", term: "钢圈", meanings: ["轮毂"] },
  { locale: "zh-CN", term: "电视", meanings: ["显示器"] },
  { locale: "zh-CN", term: "手提电脑", meanings: ["笔记本电脑"] },
  { locale: "es", term: "cubierta", meanings: ["neumático"] },
  { locale: "es", term: "rin", meanings: ["llanta"] },
  { locale: "es", term: "televisor", meanings: ["monitor"] },
  { locale: "fr", term: "pneu neige", meanings: ["pneu hiver"] },
  { locale: "fr", term: "télé", meanings: ["écran"] },
  { locale: "fr", term: "ordi", meanings: ["ordinateur"] },
  { locale: "th", term: "ยางหิมะ", meanings: ["ยางฤดูหนาว"] },
  { locale: "th", term: "ทีวี", meanings: ["จอมอนิเตอร์"] },
  { locale: "lao", term: "ຢາງຫິມະ", meanings: ["ຢາງລະດູໜາວ"] },
  { locale: "lao", term: "ໂທລະພາບ", meanings: ["ຈໍພາບ"] },
];
