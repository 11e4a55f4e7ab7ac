import {
  brandCalls,
  catalogLimits,
  propertyCalls,
  propertyUnits,
  type BrandEntry,
  type PropertyEntry,
} from "@carmine/api/contract";
import { defineMessages } from "@carmine/i18n/react";
import { entryKind } from "../entry-kind.ts";
import { fieldTexts } from "./field-texts.ts";

const brandTexts = defineMessages({
  title: { defaultMessage: "Brands", description: "Console: page" },
  about: {
    defaultMessage:
      "Brands that shoppers filter by. Shops add new ones with their products; merge duplicates.",
    description: "Console brands: about the list",
  },
  newTitle: { defaultMessage: "New brand", description: "Console entries: title of a form" },
  add: { defaultMessage: "Add brand", description: "Console entries: button" },
  empty: { defaultMessage: "No brands yet", description: "Console entries: empty list" },
  logo: { defaultMessage: "Logo", description: "Console: field" },
});

export const brandKind = entryKind<BrandEntry>({
  path: "brands",
  needs: "categories.write",
  endpoints: brandCalls,
  title: brandTexts.title,
  about: brandTexts.about,
  newTitle: brandTexts.newTitle,
  addText: brandTexts.add,
  emptyText: brandTexts.empty,
  nameField: "name",
  pictureField: "logo",
  initial: { name: "", logo: null },
  sections: [
    {
      title: fieldTexts.details,
      fields: [
        { kind: "line", name: "name", label: fieldTexts.name, max: catalogLimits.brand, required: true },
        { kind: "picture", name: "logo", label: brandTexts.logo },
      ],
    },
  ],
});

const propertyTexts = defineMessages({
  title: { defaultMessage: "Properties", description: "Console: page" },
  about: {
    defaultMessage:
      "What products in a category show in their specifications, and what shoppers filter and compare by.",
    description: "Console properties: about the list",
  },
  newTitle: { defaultMessage: "New property", description: "Console entries: title of a form" },
  add: { defaultMessage: "Add property", description: "Console entries: button" },
  empty: { defaultMessage: "No properties yet", description: "Console entries: empty list" },
  key: { defaultMessage: "Key", description: "Console properties: field" },
  keyHint: {
    defaultMessage:
      "Lowercase letters, digits, dots and hyphens, as in product files. It can’t be changed later.",
    description: "Console properties: hint of a field",
  },
  kind: { defaultMessage: "Type", description: "Console properties: field" },
  number: { defaultMessage: "Number", description: "Console properties: kind" },
  choice: { defaultMessage: "Choice", description: "Console properties: kind" },
  flag: { defaultMessage: "Yes or no", description: "Console properties: kind" },
  text: { defaultMessage: "Text", description: "Console properties: kind" },
  unit: { defaultMessage: "Unit", description: "Console product: field" },
  noUnit: { defaultMessage: "No unit", description: "Console properties: unit" },
  options: { defaultMessage: "Options", description: "Console properties: field" },
  optionsHint: {
    defaultMessage: "In this order. Products refer to an option by its key; its name can change.",
    description: "Console properties: hint of a field",
  },
  filter: { defaultMessage: "Filter", description: "Console properties: field" },
  isFilter: { defaultMessage: "Shoppers can filter by it", description: "Console properties: filter" },
  noFilter: { defaultMessage: "Not a filter", description: "Console properties: filter" },
  categories: { defaultMessage: "Categories", description: "Console: page" },
  categoriesHint: {
    defaultMessage: "Products in these categories and their subcategories have this property.",
    description: "Console properties: hint of a field",
  },
});

export const propertyKind = entryKind<PropertyEntry>({
  path: "properties",
  needs: "categories.write",
  endpoints: propertyCalls,
  title: propertyTexts.title,
  about: propertyTexts.about,
  newTitle: propertyTexts.newTitle,
  addText: propertyTexts.add,
  emptyText: propertyTexts.empty,
  nameField: "name",
  initial: {
    key: "",
    name: { en: "" },
    kind: "number",
    unit: null,
    choices: [],
    isFilter: false,
    categories: [],
  },
  sections: [
    {
      title: fieldTexts.details,
      fields: [
        {
          kind: "line",
          name: "key",
          label: propertyTexts.key,
          hint: propertyTexts.keyHint,
          max: catalogLimits.propertyKey,
          required: true,
          inList: true,
        },
        {
          kind: "choice",
          name: "kind",
          label: propertyTexts.kind,
          inList: true,
          choices: [
            { value: "number", label: propertyTexts.number },
            { value: "choice", label: propertyTexts.choice },
            { value: "flag", label: propertyTexts.flag },
            { value: "text", label: propertyTexts.text },
          ],
        },
        {
          kind: "choice",
          name: "unit",
          label: propertyTexts.unit,
          inList: true,
          choices: [
            { value: "", label: propertyTexts.noUnit },
            ...propertyUnits.map((unit) => ({ value: unit, name: unit })),
          ],
          isShown: ({ kind }) => kind === "number",
        },
        {
          kind: "switch",
          name: "isFilter",
          label: propertyTexts.filter,
          on: propertyTexts.isFilter,
          off: propertyTexts.noFilter,
          inList: true,
        },
        {
          kind: "categories",
          name: "categories",
          label: propertyTexts.categories,
          hint: propertyTexts.categoriesHint,
          inList: true,
        },
      ],
    },
    {
      title: fieldTexts.texts,
      fields: [
        { kind: "texts", name: "name", label: fieldTexts.name, max: catalogLimits.property, required: true },
        {
          kind: "options",
          name: "choices",
          label: propertyTexts.options,
          hint: propertyTexts.optionsHint,
          max: catalogLimits.propertyChoices,
          isShown: ({ kind }) => kind === "choice",
        },
      ],
    },
  ],
});
