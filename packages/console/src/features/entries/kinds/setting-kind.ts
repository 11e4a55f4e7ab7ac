import {
  contactLimits,
  operatorContactDetail,
  operatorContactSave,
  operatorSettingDetail,
  operatorSettingSave,
  textEntryLimits,
  type ContactEntry,
  type SettingEntry,
  type SettingName,
} from "@carmine/api/contract";
import { defineMessages, type MessageDescriptor } from "@carmine/i18n/react";
import { entryKind, type EntryField } from "../entry-kind.ts";

const settingTexts = defineMessages({
  title: { defaultMessage: "Name and texts", description: "Console: page" },
  about: {
    defaultMessage: "Marketplace texts that appear on every page.",
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

const contactTexts = defineMessages({
  title: { defaultMessage: "Contacts", description: "Console: page" },
  about: {
    defaultMessage: "How shoppers reach customer service.",
    description: "Console entries: about the list",
  },
  section: { defaultMessage: "Customer service", description: "Console contacts: section" },
  sectionHint: {
    defaultMessage: "Shoppers see the contacts you fill in at the bottom of every page.",
    description: "Console contacts: hint of the section",
  },
  email: { defaultMessage: "Email", description: "Console applications: field" },
  phone: { defaultMessage: "Phone", description: "Console: phone number" },
  chat: { defaultMessage: "Chat page", description: "Console shop page: field" },
  messenger: { defaultMessage: "Messenger", description: "Console shop page: field" },
  webAddress: {
    defaultMessage: "A web address that starts with https://",
    description: "Console shop page: hint of a field",
  },
  hours: { defaultMessage: "Service hours", description: "Console shop page: section" },
  hoursHint: {
    defaultMessage: "In words, with the time zone: Monday to Friday, 9 AM – 5 PM ET",
    description: "Console contacts: hint of the field “Service hours”",
  },
});

export const contactKind = entryKind<ContactEntry>({
  path: "contacts",
  needs: "settings.write",
  endpoints: { detail: operatorContactDetail, save: operatorContactSave },
  title: contactTexts.title,
  about: contactTexts.about,
  newTitle: contactTexts.title,
  addText: contactTexts.title,
  emptyText: contactTexts.title,
  nameField: "email",
  initial: { email: null, phone: null, chat: null, message: null, hours: null },
  sections: [
    {
      title: contactTexts.section,
      hint: contactTexts.sectionHint,
      fields: [
        {
          kind: "texts",
          name: "hours",
          label: contactTexts.hours,
          hint: contactTexts.hoursHint,
          max: contactLimits.hours,
        },
        { kind: "line", name: "email", label: contactTexts.email, max: contactLimits.contact, type: "email" },
        { kind: "line", name: "phone", label: contactTexts.phone, max: contactLimits.contact, type: "tel" },
        {
          kind: "line",
          name: "chat",
          label: contactTexts.chat,
          hint: contactTexts.webAddress,
          max: contactLimits.webAddress,
          type: "url",
        },
        {
          kind: "line",
          name: "message",
          label: contactTexts.messenger,
          hint: contactTexts.webAddress,
          max: contactLimits.webAddress,
          type: "url",
        },
      ],
    },
  ],
});
