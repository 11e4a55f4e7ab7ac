import {
  bannerCalls,
  homeTextLimits,
  hotWordCalls,
  newsCalls,
  operatorBannerOrder,
  operatorHotWordOrder,
  operatorNewsOrder,
  type BannerEntry,
  type HotWordEntry,
  type NewsEntry,
} from "@carmine/api/contract";
import { defineMessages } from "@carmine/i18n/react";
import { entryKind } from "../entry-kind.ts";
import { fieldTexts } from "./field-texts.ts";

const bannerTexts = defineMessages({
  title: { defaultMessage: "Home banners", description: "Console: page" },
  about: {
    defaultMessage: "Pictures at the top of the home page: a large carousel, and tiles below it.",
    description: "Console entries: about the list",
  },
  newTitle: { defaultMessage: "New banner", description: "Console entries: title of a form" },
  add: { defaultMessage: "Add banner", description: "Console entries: button" },
  empty: { defaultMessage: "No banners yet", description: "Console entries: empty list" },
  place: { defaultMessage: "Place", description: "Console entries: field of a banner" },
  carousel: { defaultMessage: "Carousel", description: "Console entries: place of a banner" },
  strip: { defaultMessage: "Tiles", description: "Console entries: place of a banner" },
  kicker: { defaultMessage: "Line above the title", description: "Console entries: field of a banner" },
  text: { defaultMessage: "Text below the title", description: "Console entries: field of a banner" },
  action: { defaultMessage: "Button", description: "Console entries: field of a banner" },
  actionHint: {
    defaultMessage: "Without a button text, the whole picture is the link.",
    description: "Console entries: hint of the field “Button”",
  },
});

export const bannerKind = entryKind<BannerEntry>({
  path: "banners",
  needs: "content.write",
  endpoints: { ...bannerCalls, order: operatorBannerOrder },
  title: bannerTexts.title,
  about: bannerTexts.about,
  newTitle: bannerTexts.newTitle,
  addText: bannerTexts.add,
  emptyText: bannerTexts.empty,
  nameField: "title",
  pictureField: "picture",
  listField: "place",
  initial: {
    place: "carousel",
    kicker: null,
    title: { en: "" },
    text: null,
    action: null,
    picture: "",
    url: "",
  },
  sections: [
    {
      title: fieldTexts.details,
      fields: [
        { kind: "picture", name: "picture", label: fieldTexts.picture, required: true },
        {
          kind: "choice",
          name: "place",
          label: bannerTexts.place,
          choices: [
            { value: "carousel", label: bannerTexts.carousel },
            { value: "strip", label: bannerTexts.strip },
          ],
        },
        {
          kind: "link",
          name: "url",
          label: fieldTexts.link,
          hint: fieldTexts.linkHint,
          required: true,
          inList: true,
        },
      ],
    },
    {
      title: fieldTexts.texts,
      fields: [
        { kind: "texts", name: "title", label: fieldTexts.title, max: homeTextLimits.title, required: true },
        { kind: "texts", name: "kicker", label: bannerTexts.kicker, max: homeTextLimits.kicker },
        { kind: "texts", name: "text", label: bannerTexts.text, max: homeTextLimits.text },
        {
          kind: "texts",
          name: "action",
          label: bannerTexts.action,
          hint: bannerTexts.actionHint,
          max: homeTextLimits.action,
        },
      ],
    },
  ],
});

const newsTexts = defineMessages({
  title: { defaultMessage: "News", description: "Console: page" },
  about: {
    defaultMessage: "News items on the home page, each with a link.",
    description: "Console entries: about the list",
  },
  newTitle: { defaultMessage: "New news item", description: "Console entries: title of a form" },
  add: { defaultMessage: "Add news item", description: "Console entries: button" },
  empty: { defaultMessage: "No news yet", description: "Console entries: empty list" },
});

export const newsKind = entryKind<NewsEntry>({
  path: "news",
  needs: "content.write",
  endpoints: { ...newsCalls, order: operatorNewsOrder },
  title: newsTexts.title,
  about: newsTexts.about,
  newTitle: newsTexts.newTitle,
  addText: newsTexts.add,
  emptyText: newsTexts.empty,
  nameField: "title",
  initial: { title: { en: "" }, url: "" },
  sections: [
    {
      title: fieldTexts.texts,
      fields: [
        { kind: "texts", name: "title", label: fieldTexts.title, max: homeTextLimits.news, required: true },
      ],
    },
    {
      title: fieldTexts.details,
      fields: [
        {
          kind: "link",
          name: "url",
          label: fieldTexts.link,
          hint: fieldTexts.linkHint,
          required: true,
          inList: true,
        },
      ],
    },
  ],
});

const hotWordTexts = defineMessages({
  title: { defaultMessage: "Popular searches", description: "Console: page" },
  about: {
    defaultMessage: "Searches suggested next to the search field.",
    description: "Console entries: about the list",
  },
  newTitle: { defaultMessage: "New popular search", description: "Console entries: title of a form" },
  add: { defaultMessage: "Add search", description: "Console entries: button" },
  empty: { defaultMessage: "No popular searches yet", description: "Console entries: empty list" },
  words: { defaultMessage: "Search words", description: "Console product: field" },
});

export const hotWordKind = entryKind<HotWordEntry>({
  path: "popular-searches",
  needs: "content.write",
  endpoints: { ...hotWordCalls, order: operatorHotWordOrder },
  title: hotWordTexts.title,
  about: hotWordTexts.about,
  newTitle: hotWordTexts.newTitle,
  addText: hotWordTexts.add,
  emptyText: hotWordTexts.empty,
  nameField: "title",
  initial: { title: { en: "" } },
  sections: [
    {
      title: fieldTexts.texts,
      fields: [
        {
          kind: "texts",
          name: "title",
          label: hotWordTexts.words,
          max: homeTextLimits.hotWord,
          required: true,
        },
      ],
    },
  ],
});
