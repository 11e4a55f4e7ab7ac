import {
  activityCalls,
  activityLimits,
  operatorActivityOrder,
  type ActivityEntry,
} from "@carmine/api/contract";
import { defineMessages } from "@carmine/i18n/react";
import { entryKind } from "../entry-kind.ts";
import { fieldTexts } from "./field-texts.ts";

const activityTexts = defineMessages({
  title: { defaultMessage: "Campaigns", description: "Console: page" },
  about: {
    defaultMessage: "Themed lists of products on the home page and on their own pages.",
    description: "Console entries: about the list",
  },
  newTitle: { defaultMessage: "New campaign", description: "Console entries: title of a form" },
  add: { defaultMessage: "Add campaign", description: "Console entries: button" },
  empty: { defaultMessage: "No campaigns yet", description: "Console entries: empty list" },
  instruction: { defaultMessage: "Rules", description: "Console entries: field of a campaign" },
  layout: { defaultMessage: "Layout on the home page", description: "Console entries: field of a campaign" },
  slider: { defaultMessage: "Slider", description: "Console entries: layout of a campaign" },
  mixed: {
    defaultMessage: "One large and two small pictures",
    description: "Console entries: layout of a campaign",
  },
  large: { defaultMessage: "Large pictures", description: "Console entries: layout of a campaign" },
  banners: {
    defaultMessage: "Pictures at the top of its page",
    description: "Console entries: field of a campaign",
  },
  time: { defaultMessage: "Time", description: "Console entries: section of a form" },
  begins: { defaultMessage: "Start", description: "Console entries: field of a campaign" },
  ends: { defaultMessage: "End", description: "Console entries: field of a campaign" },
  hours: { defaultMessage: "Hours per round", description: "Console entries: field of a campaign" },
  hoursHint: {
    defaultMessage: "Rounds follow each other without a gap. Limits of units start again with each round.",
    description: "Console entries: hint of the field “Hours per round”",
  },
  open: { defaultMessage: "Open", description: "Console entries: status of a campaign" },
  closed: { defaultMessage: "Closed", description: "Console entries: status of a campaign" },
});

export const activityKind = entryKind<ActivityEntry>({
  path: "campaigns",
  needs: "content.write",
  endpoints: { ...activityCalls, order: operatorActivityOrder },
  title: activityTexts.title,
  about: activityTexts.about,
  newTitle: activityTexts.newTitle,
  addText: activityTexts.add,
  emptyText: activityTexts.empty,
  nameField: "name",
  initial: {
    name: { en: "" },
    type: 1,
    instruction: null,
    banners: [],
    hours: 24,
    begins: null,
    ends: null,
    open: true,
    products: [],
  },
  sections: [
    {
      title: fieldTexts.texts,
      fields: [
        { kind: "texts", name: "name", label: fieldTexts.name, max: activityLimits.name, required: true },
        {
          kind: "texts",
          name: "instruction",
          label: activityTexts.instruction,
          max: activityLimits.instruction,
          lines: 4,
        },
      ],
    },
    {
      title: activityTexts.time,
      fields: [
        {
          kind: "moment",
          name: "begins",
          label: activityTexts.begins,
          hint: fieldTexts.unlimited,
          inList: true,
        },
        {
          kind: "moment",
          name: "ends",
          label: activityTexts.ends,
          hint: fieldTexts.unlimited,
          inList: true,
        },
        {
          kind: "number",
          name: "hours",
          label: activityTexts.hours,
          hint: activityTexts.hoursHint,
          min: 1,
          max: activityLimits.hours,
          required: true,
        },
      ],
    },
    {
      title: fieldTexts.products,
      fields: [
        { kind: "offers", name: "products", label: fieldTexts.products, max: activityLimits.products },
      ],
    },
    {
      title: fieldTexts.details,
      fields: [
        {
          kind: "switch",
          name: "open",
          label: fieldTexts.status,
          on: activityTexts.open,
          off: activityTexts.closed,
          inList: true,
        },
        {
          kind: "choice",
          name: "type",
          label: activityTexts.layout,
          isNumber: true,
          choices: [
            { value: "1", label: activityTexts.slider },
            { value: "2", label: activityTexts.mixed },
            { value: "3", label: activityTexts.large },
          ],
        },
        { kind: "pictures", name: "banners", label: activityTexts.banners, max: activityLimits.banners },
      ],
    },
  ],
});
