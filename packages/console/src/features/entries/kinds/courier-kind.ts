import { courierCalls, operatorCourierOrder, shopTextLimits, type CourierEntry } from "@carmine/api/contract";
import { defineMessages } from "@carmine/i18n/react";
import { CourierWebhook } from "../CourierWebhook.tsx";
import { entryKind } from "../entry-kind.ts";
import { fieldTexts } from "./field-texts.ts";

const texts = defineMessages({
  title: { defaultMessage: "Carriers", description: "Console: page" },
  about: {
    defaultMessage: "Carriers that shops can choose when they ship.",
    description: "Console entries: about the list",
  },
  newTitle: { defaultMessage: "New carrier", description: "Console entries: title of a form" },
  add: { defaultMessage: "Add carrier", description: "Console entries: button" },
  empty: { defaultMessage: "No carriers yet", description: "Console entries: empty list" },
  code: { defaultMessage: "Code", description: "Console entries: field of a carrier" },
  codeHint: {
    defaultMessage: "Identifies the carrier for apps. It can’t change once a package has shipped.",
    description: "Console entries: hint of a carrier’s code",
  },
  available: { defaultMessage: "Available", description: "Console entries: carrier that shops can choose" },
  off: { defaultMessage: "Off", description: "Console entries: carrier that shops can’t choose" },
  numbers: { defaultMessage: "Tracking numbers", description: "Console entries: section of a carrier" },
  numbersHint: {
    defaultMessage:
      "# matches a digit, @ a letter, * either. #'{12}' matches 12 digits, #'{9-12}' matches 9 to 12. Enter all other characters as they are.",
    description: "Console entries: hint of the formats of tracking numbers",
  },
  forms: { defaultMessage: "Formats", description: "Console entries: field of a carrier" },
  example: { defaultMessage: "Example", description: "Console entries: field of a carrier" },
  exampleHint: {
    defaultMessage: "Staff see it while they type. It must have one of the formats.",
    description: "Console entries: hint of a carrier’s example",
  },
  page: { defaultMessage: "Tracking page", description: "Console entries: field of a carrier" },
  pageHint: {
    defaultMessage:
      "Starts with https://, with '{number}' in place of the tracking number. Shoppers get a link to it.",
    description: "Console entries: hint of a carrier’s tracking page",
  },
});

export const courierKind = entryKind<CourierEntry>({
  path: "carriers",
  needs: "settings.write",
  endpoints: { ...courierCalls, order: operatorCourierOrder },
  title: texts.title,
  about: texts.about,
  newTitle: texts.newTitle,
  addText: texts.add,
  emptyText: texts.empty,
  Actions: CourierWebhook,
  nameField: "name",
  initial: { code: "", name: { en: "" }, forms: [], example: "", trackUrl: null, open: true },
  sections: [
    {
      title: fieldTexts.texts,
      fields: [
        {
          kind: "texts",
          name: "name",
          label: fieldTexts.name,
          max: shopTextLimits.courier,
          required: true,
        },
      ],
    },
    {
      title: fieldTexts.details,
      fields: [
        {
          kind: "line",
          name: "code",
          label: texts.code,
          hint: texts.codeHint,
          max: shopTextLimits.courierCode,
          required: true,
          inList: true,
        },
        {
          kind: "switch",
          name: "open",
          label: fieldTexts.status,
          on: texts.available,
          off: texts.off,
          inList: true,
        },
      ],
    },
    {
      title: texts.numbers,
      hint: texts.numbersHint,
      fields: [
        { kind: "words", name: "forms", label: texts.forms, max: shopTextLimits.numberForms, required: true },
        {
          kind: "line",
          name: "example",
          label: texts.example,
          hint: texts.exampleHint,
          max: shopTextLimits.trackingNumber,
          required: true,
          inList: true,
        },
        {
          kind: "line",
          name: "trackUrl",
          label: texts.page,
          hint: texts.pageHint,
          max: shopTextLimits.trackUrl,
          type: "url",
        },
      ],
    },
  ],
});
