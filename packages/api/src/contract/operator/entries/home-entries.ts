import * as z from "zod/mini";
import { messageKeys } from "../../message-keys.ts";
import { orNull } from "../../values.ts";
import { entryCalls, entryOrder } from "../../entries/entry-calls.ts";
import { linkField, localizedField, pictureField } from "../../entries/entry-fields.ts";

const needs = "content.write";

/** The large carousel of the home page, or the tiles below it. */
export const bannerPlaces = ["carousel", "strip"] as const;

/** Maximum lengths of texts on the home page. */
export const homeTextLimits = {
  kicker: 60,
  title: 120,
  text: 200,
  action: 40,
  news: 120,
  hotWord: 60,
} as const;

const banner = { path: "/api/operator/banner", plural: "banners", needs } as const;
export const bannerCalls = entryCalls({
  ...banner,
  fields: {
    place: z.enum(bannerPlaces, messageKeys.wrongParameter),
    kicker: orNull(localizedField()),
    title: localizedField(),
    text: orNull(localizedField()),
    /** Text of the button. A carousel picture without it is the whole banner. */
    action: orNull(localizedField()),
    picture: pictureField,
    url: linkField,
  },
  shown: {},
});
export type BannerEntry = z.output<typeof bannerCalls.entry>;
export const {
  list: operatorBannerList,
  detail: operatorBannerDetail,
  save: operatorBannerSave,
  remove: operatorBannerRemove,
} = bannerCalls;
export const operatorBannerOrder = entryOrder(banner.path, "the banners of a place", needs);

const news = { path: "/api/operator/news", plural: "news of the home page", needs } as const;
export const newsCalls = entryCalls({
  ...news,
  fields: { title: localizedField(), url: linkField },
  shown: {},
});
export type NewsEntry = z.output<typeof newsCalls.entry>;
export const {
  list: operatorNewsList,
  detail: operatorNewsDetail,
  save: operatorNewsSave,
  remove: operatorNewsRemove,
} = newsCalls;
export const operatorNewsOrder = entryOrder(news.path, news.plural, needs);

const hotWord = { path: "/api/operator/hotWord", plural: "popular searches", needs } as const;
export const hotWordCalls = entryCalls({
  ...hotWord,
  fields: { title: localizedField() },
  shown: {},
});
export type HotWordEntry = z.output<typeof hotWordCalls.entry>;
export const {
  list: operatorHotWordList,
  detail: operatorHotWordDetail,
  save: operatorHotWordSave,
  remove: operatorHotWordRemove,
} = hotWordCalls;
export const operatorHotWordOrder = entryOrder(hotWord.path, hotWord.plural, needs);
