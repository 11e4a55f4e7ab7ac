import {
  operatorSettingDetail,
  operatorSettingSave,
  textEntryLimits,
  type SettingEntry,
  type SettingName,
} from "@carmine/api/contract";
import { defineMessages, type MessageDescriptor } from "@carmine/i18n/react";
import { entryKind, type EntryField } from "../entry-kind.ts";

const settingTexts = defineMessages({
  title: { defaultMessage: "Name and texts", description: "Console: page" },
  about: {
    defaultMessage: "Texts of the marketplace that are on every page.",
    description: "Console entries: about the list",
  },
  everywhere: { defaultMessage: "On every page", description: "Console settings: section" },
  homePage: { defaultMessage: "Home page without banners", description: "Console settings: section" },
  name: { defaultMessage: "Name", description: "Console entries: field" },
  nameHint: { defaultMessage: "Shown in the logo.", description: "Console settings: hint" },
  pageTitle: { defaultMessage: "Title of pages", description: "Console settings: field" },
  pageTitleHint: {
    defaultMessage: "At the end of every page’s title, in browser tabs and search engines.",
    description: "Console settings: hint",
  },
  tagline: { defaultMessage: "Tagline", description: "Console settings: field" },
  taglineHint: { defaultMessage: "Below the logo.", description: "Console settings: hint" },
  claim: { defaultMessage: "Slogan", description: "Console settings: field" },
  claimHint: { defaultMessage: "Next to the sign-in form.", description: "Console settings: hint" },
  searchHint: { defaultMessage: "Hint in the search field", description: "Console settings: field" },
  description: { defaultMessage: "Description for search engines", description: "Console settings: field" },
  footer: { defaultMessage: "Footer", description: "Console settings: field" },
  delivery: { defaultMessage: "Delivery", description: "Console settings: field" },
  deliveryHint: {
    defaultMessage: "A fact for the note in the footer, such as where you ship from and how fast.",
    description: "Console settings: hint",
  },
  legal: { defaultMessage: "Legal wording", description: "Console settings: section" },
  payButton: { defaultMessage: "Pay button", description: "Console settings: field" },
  payButtonHint: {
    defaultMessage:
      "At checkout. In the EU, it must say that the order costs money. If empty: “Order and pay”.",
    description: "Console settings: hint",
  },
  reviewNote: { defaultMessage: "Origin of reviews", description: "Console settings: field" },
  reviewNoteHint: {
    defaultMessage: "Shown above a product’s reviews. If empty, it says that only buyers can write one.",
    description: "Console settings: hint",
  },
  postalAddress: { defaultMessage: "Postal address", description: "Console settings: field" },
  postalAddressHint: {
    defaultMessage:
      "At the end of emails about deals, prices and rewards, as the law of many countries requires.",
    description: "Console settings: hint",
  },
  heroTitle: { defaultMessage: "Large title", description: "Console settings: field" },
  heroText: { defaultMessage: "Text below the title", description: "Console entries: field of a banner" },
});

const setting = (
  name: SettingName,
  label: MessageDescriptor,
  more: { readonly hint?: MessageDescriptor; readonly lines?: number } = {},
): EntryField<SettingName> => ({ kind: "texts", name, label, max: textEntryLimits.setting, ...more });

export const settingKind = entryKind<SettingEntry>({
  path: "site-texts",
  needs: "settings.write",
  endpoints: { detail: operatorSettingDetail, save: operatorSettingSave },
  title: settingTexts.title,
  about: settingTexts.about,
  newTitle: settingTexts.title,
  addText: settingTexts.title,
  emptyText: settingTexts.title,
  nameField: "name",
  initial: {
    name: null,
    title: null,
    tagline: null,
    claim: null,
    searchHint: null,
    description: null,
    heroTitle: null,
    heroText: null,
    footer: null,
    delivery: null,
    payButton: null,
    reviewNote: null,
    postalAddress: null,
  },
  sections: [
    {
      title: settingTexts.everywhere,
      fields: [
        setting("name", settingTexts.name, { hint: settingTexts.nameHint }),
        setting("title", settingTexts.pageTitle, { hint: settingTexts.pageTitleHint }),
        setting("tagline", settingTexts.tagline, { hint: settingTexts.taglineHint }),
        setting("claim", settingTexts.claim, { hint: settingTexts.claimHint }),
        setting("searchHint", settingTexts.searchHint),
        setting("description", settingTexts.description, { lines: 3 }),
        setting("footer", settingTexts.footer, { lines: 3 }),
        setting("delivery", settingTexts.delivery, { hint: settingTexts.deliveryHint }),
      ],
    },
    {
      title: settingTexts.legal,
      fields: [
        setting("payButton", settingTexts.payButton, { hint: settingTexts.payButtonHint }),
        setting("reviewNote", settingTexts.reviewNote, { hint: settingTexts.reviewNoteHint, lines: 3 }),
        setting("postalAddress", settingTexts.postalAddress, {
          hint: settingTexts.postalAddressHint,
          lines: 3,
        }),
      ],
    },
    {
      title: settingTexts.homePage,
      fields: [
        setting("heroTitle", settingTexts.heroTitle),
        setting("heroText", settingTexts.heroText, { lines: 3 }),
      ],
    },
  ],
});
