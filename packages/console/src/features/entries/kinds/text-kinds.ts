import {
  guideCalls,
  guideTopics,
  operatorAgreementDetail,
  operatorAgreementList,
  operatorAgreementSave,
  synonymCalls,
  textEntryLimits,
  wireLocales,
  type AgreementEntry,
  type GuideEntry,
  type GuideTopic,
  type SynonymEntry,
  agreementNames,
} from "@carmine/api/contract";
import { localeNames } from "@carmine/i18n";
import { defineMessages, type MessageDescriptor } from "@carmine/i18n/react";
import { AgreementVersions } from "../AgreementVersions.tsx";
import { entryKind } from "../entry-kind.ts";
import { fieldTexts } from "./field-texts.ts";
import { agreementNameTexts } from "../agreement-names.ts";

const guideTexts = defineMessages({
  title: { defaultMessage: "Guides", description: "Console: page" },
  about: {
    defaultMessage: "Pages of the help center: help, policies, guides and texts about the marketplace.",
    description: "Console entries: about the list",
  },
  newTitle: { defaultMessage: "New guide", description: "Console entries: title of a form" },
  add: { defaultMessage: "Add guide", description: "Console entries: button" },
  empty: { defaultMessage: "No guides yet", description: "Console entries: empty list" },
  slug: { defaultMessage: "Address", description: "Console applications: field" },
  slugHint: {
    defaultMessage: "The page is at /guides/ followed by this: lowercase letters, digits and hyphens.",
    description: "Console entries: hint of the field “Address”",
  },
  topic: { defaultMessage: "Section of the help center", description: "Console entries: field of a guide" },
  text: { defaultMessage: "Text", description: "Console entries: field" },
});

const topicTexts: Readonly<Record<GuideTopic, MessageDescriptor>> = defineMessages({
  help: { defaultMessage: "Help", description: "Console entries: section of the help center" },
  policies: { defaultMessage: "Policies", description: "Console entries: section of the help center" },
  guides: { defaultMessage: "Guides", description: "Console: page" },
  about: {
    defaultMessage: "About the marketplace",
    description: "Console entries: section of the help center",
  },
});

export const guideKind = entryKind<GuideEntry>({
  path: "guides",
  needs: "content.write",
  endpoints: guideCalls,
  title: guideTexts.title,
  about: guideTexts.about,
  newTitle: guideTexts.newTitle,
  addText: guideTexts.add,
  emptyText: guideTexts.empty,
  nameField: "title",
  initial: { slug: "", topic: "help", title: { en: "" }, html: { en: "" } },
  sections: [
    {
      title: fieldTexts.details,
      fields: [
        {
          kind: "line",
          name: "slug",
          label: guideTexts.slug,
          hint: guideTexts.slugHint,
          max: textEntryLimits.slug,
          required: true,
          inList: true,
        },
        {
          kind: "choice",
          name: "topic",
          label: guideTexts.topic,
          choices: guideTopics.map((value) => ({ value, label: topicTexts[value] })),
          inList: true,
        },
      ],
    },
    {
      title: fieldTexts.texts,
      fields: [
        {
          kind: "texts",
          name: "title",
          label: fieldTexts.title,
          max: textEntryLimits.guideTitle,
          required: true,
        },
        {
          kind: "texts",
          name: "html",
          label: guideTexts.text,
          max: textEntryLimits.html,
          lines: 16,
          required: true,
          isHtml: true,
        },
      ],
    },
  ],
});

const agreementTexts = defineMessages({
  title: { defaultMessage: "Agreements", description: "Console: page" },
  about: {
    defaultMessage:
      "Legal texts, each with its own page. If you don’t write your own, shoppers see the standard text.",
    description: "Console entries: about the list",
  },
  key: { defaultMessage: "Agreement", description: "Console entries: field" },
  validFrom: { defaultMessage: "Effective date", description: "Console agreements: field" },
  validFromHint: {
    defaultMessage:
      "Shown above the text. A later date adds a version that replaces the current one on that day; the same date edits this version.",
    description: "Console agreements: hint of the field “Valid from”",
  },
});

export const agreementKind = entryKind<AgreementEntry>({
  path: "agreements",
  needs: "content.write",
  endpoints: {
    list: operatorAgreementList,
    detail: operatorAgreementDetail,
    save: operatorAgreementSave,
  },
  title: agreementTexts.title,
  about: agreementTexts.about,
  newTitle: agreementTexts.key,
  addText: agreementTexts.key,
  emptyText: agreementTexts.title,
  nameField: "key",
  initial: { key: "user", html: null, validFrom: null },
  Actions: AgreementVersions,
  sections: [
    {
      title: fieldTexts.texts,
      fields: [
        {
          kind: "choice",
          name: "key",
          label: agreementTexts.key,
          isFixed: true,
          choices: agreementNames.map((value) => ({ value, label: agreementNameTexts[value] })),
        },
        {
          kind: "texts",
          name: "html",
          label: guideTexts.text,
          max: textEntryLimits.html,
          lines: 20,
          isHtml: true,
          inList: true,
        },
        {
          kind: "day",
          name: "validFrom",
          label: agreementTexts.validFrom,
          hint: agreementTexts.validFromHint,
          inList: true,
        },
      ],
    },
  ],
});

const synonymTexts = defineMessages({
  title: { defaultMessage: "Synonyms", description: "Console: page" },
  about: {
    defaultMessage: "A search for a term also finds products that match its synonyms.",
    description: "Console entries: about the list",
  },
  newTitle: { defaultMessage: "New synonyms", description: "Console entries: title of a form" },
  add: { defaultMessage: "Add synonyms", description: "Console entries: button" },
  empty: { defaultMessage: "No synonyms yet", description: "Console entries: empty list" },
  language: { defaultMessage: "Language", description: "Console: setting" },
  languageHint: {
    defaultMessage: "English synonyms apply to searches in every language.",
    description: "Console entries: hint of the field “Language”",
  },
  term: { defaultMessage: "Search term", description: "Console entries: field of synonyms" },
  meanings: { defaultMessage: "Also finds", description: "Console entries: field of synonyms" },
});

export const synonymKind = entryKind<SynonymEntry>({
  path: "synonyms",
  needs: "content.write",
  endpoints: synonymCalls,
  title: synonymTexts.title,
  about: synonymTexts.about,
  newTitle: synonymTexts.newTitle,
  addText: synonymTexts.add,
  emptyText: synonymTexts.empty,
  nameField: "term",
  initial: { locale: "en", term: "", meanings: [] },
  sections: [
    {
      title: fieldTexts.details,
      fields: [
        {
          kind: "choice",
          name: "locale",
          label: synonymTexts.language,
          hint: synonymTexts.languageHint,
          choices: wireLocales.map((value) => ({ value, name: localeNames[value] })),
          inList: true,
        },
        {
          kind: "line",
          name: "term",
          label: synonymTexts.term,
          max: textEntryLimits.synonym,
          required: true,
        },
        {
          kind: "words",
          name: "meanings",
          label: synonymTexts.meanings,
          max: textEntryLimits.synonyms,
          required: true,
          inList: true,
        },
      ],
    },
  ],
});
