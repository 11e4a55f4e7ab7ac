import { carSizeCalls, limits, textEntryLimits, type CarSizeEntry } from "@carmine/api/contract";
import { defineMessages } from "@carmine/i18n/react";
import { entryKind } from "../entry-kind.ts";
import { fieldTexts } from "./field-texts.ts";

const carTexts = defineMessages({
  title: { defaultMessage: "Sizes by car", description: "Console: page" },
  about: {
    defaultMessage: "Tire and wheel sizes that the size finder offers for a car.",
    description: "Console entries: about the list",
  },
  newTitle: { defaultMessage: "New car", description: "Console entries: title of a form" },
  add: { defaultMessage: "Add car", description: "Console entries: button" },
  empty: { defaultMessage: "No cars yet", description: "Console entries: empty list" },
  make: { defaultMessage: "Make", description: "Size finder: brand of a car, and other places" },
  model: { defaultMessage: "Model", description: "Size finder: model of a car, and other places" },
  yearFrom: { defaultMessage: "First model year", description: "Console entries: field of a car" },
  yearTo: { defaultMessage: "Last model year", description: "Console entries: field of a car" },
  yearToHint: {
    defaultMessage: "Leave empty while the model is in production.",
    description: "Console entries: hint of a field",
  },
  tires: { defaultMessage: "Tire sizes", description: "Size finder: sizes of a car, and other places" },
  tiresHint: { defaultMessage: "Such as 225/45 R17.", description: "Console entries: hint of a field" },
  wheels: { defaultMessage: "Wheel sizes", description: "Size finder: sizes of a car, and other places" },
  wheelsHint: {
    defaultMessage: "As written in product names, such as 17 × 7.5J 5×112.",
    description: "Console entries: hint of a field",
  },
});

const years = { kind: "number", min: 1900, max: 2100, isYear: true } as const;

export const carSizeKind = entryKind<CarSizeEntry>({
  path: "car-sizes",
  needs: "content.write",
  endpoints: carSizeCalls,
  title: carTexts.title,
  about: carTexts.about,
  newTitle: carTexts.newTitle,
  addText: carTexts.add,
  emptyText: carTexts.empty,
  nameField: "model",
  initial: { make: "", model: "", yearFrom: 2020, yearTo: null, tires: [], wheels: [] },
  sections: [
    {
      title: fieldTexts.details,
      fields: [
        {
          kind: "line",
          name: "make",
          label: carTexts.make,
          max: limits.carText,
          required: true,
          inList: true,
        },
        { kind: "line", name: "model", label: carTexts.model, max: limits.carText, required: true },
        { ...years, name: "yearFrom", label: carTexts.yearFrom, required: true, inList: true },
        { ...years, name: "yearTo", label: carTexts.yearTo, hint: carTexts.yearToHint, inList: true },
        {
          kind: "words",
          name: "tires",
          label: carTexts.tires,
          hint: carTexts.tiresHint,
          max: textEntryLimits.carSizes,
          inList: true,
        },
        {
          kind: "words",
          name: "wheels",
          label: carTexts.wheels,
          hint: carTexts.wheelsHint,
          max: textEntryLimits.carSizes,
          inList: true,
        },
      ],
    },
  ],
});
