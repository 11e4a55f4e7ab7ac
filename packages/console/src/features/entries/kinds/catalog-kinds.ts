import {
  brandCalls,
  catalogLimits,
  categoryCalls,
  operatorCategoryOrder,
  propertyCalls,
  propertyUnits,
  type BrandEntry,
  type CategoryEntry,
  type CategorySymbol,
  type PropertyEntry,
} from "@carmine/api/contract";
import { defineMessages, type MessageDescriptor } from "@carmine/i18n/react";
import { entryKind } from "../entry-kind.ts";
import { fieldTexts } from "./field-texts.ts";

const texts = defineMessages({
  title: { defaultMessage: "Categories", description: "Console: page" },
  about: {
    defaultMessage:
      "How shoppers browse the marketplace, on up to three levels. Search, links and products update with each change.",
    description: "Console categories: about the list",
  },
  newTitle: { defaultMessage: "New category", description: "Console shop categories: dialog" },
  add: { defaultMessage: "Add category", description: "Console entries: button" },
  empty: { defaultMessage: "No categories yet", description: "Console shop categories: empty list" },
  parent: { defaultMessage: "Parent", description: "Console categories: field" },
  keywords: { defaultMessage: "Other search words", description: "Console categories: field" },
  keywordsHint: {
    defaultMessage: "Shoppers who search for these words find products in this category.",
    description: "Console categories: hint of a field",
  },
  pictureHint: {
    defaultMessage: "Shown in the menu.",
    description: "Console categories: hint of a field",
  },
  symbol: { defaultMessage: "Icon in the menu", description: "Console categories: field" },
  noSymbol: { defaultMessage: "None: the picture is shown", description: "Console categories: no icon" },
  setSize: { defaultMessage: "Sold in sets of", description: "Console categories: field" },
  setSizeHint: {
    defaultMessage:
      "Product pages suggest this quantity, such as 4 for tires. Leave it empty for single items.",
    description: "Console categories: hint of a field",
  },
  visibility: { defaultMessage: "Visibility", description: "Console categories: field" },
  shown: { defaultMessage: "Shown in menus and filters", description: "Console categories: visibility" },
  hidden: { defaultMessage: "Hidden in menus and filters", description: "Console categories: visibility" },
});

const symbolNames: Readonly<Record<CategorySymbol, MessageDescriptor>> = defineMessages({
  "circle-dot": { defaultMessage: "Tire", description: "Console categories: icon" },
  "disc-3": { defaultMessage: "Wheel", description: "Console categories: icon" },
  "spray-can": { defaultMessage: "Spray can", description: "Console categories: icon" },
  laptop: { defaultMessage: "Laptop", description: "Console categories: icon" },
  camera: { defaultMessage: "Camera", description: "Console categories: icon" },
  sofa: { defaultMessage: "Sofa", description: "Console categories: icon" },
  sprout: { defaultMessage: "Plant", description: "Console categories: icon" },
  tent: { defaultMessage: "Tent", description: "Console categories: icon" },
});

export const categoryKind = entryKind<CategoryEntry>({
  path: "categories",
  needs: "categories.write",
  endpoints: { ...categoryCalls, order: operatorCategoryOrder },
  title: texts.title,
  about: texts.about,
  newTitle: texts.newTitle,
  addText: texts.add,
  emptyText: texts.empty,
  nameField: "name",
  pictureField: "picture",
  initial: {
    pid: null,
    name: { en: "" },
    keywords: [],
    picture: null,
    symbol: null,
    setSize: null,
    shown: true,
  },
  sections: [
    {
      title: fieldTexts.texts,
      fields: [
        { kind: "texts", name: "name", label: fieldTexts.name, max: catalogLimits.name, required: true },
      ],
    },
    {
      title: fieldTexts.details,
      fields: [
        // The list moves a category to another parent.
        { kind: "category", name: "pid", label: texts.parent, isFixed: true },
        {
          kind: "words",
          name: "keywords",
          label: texts.keywords,
          hint: texts.keywordsHint,
          max: catalogLimits.keywords,
        },
        { kind: "picture", name: "picture", label: fieldTexts.picture, hint: texts.pictureHint },
        {
          kind: "choice",
          name: "symbol",
          label: texts.symbol,
          choices: [
            { value: "", label: texts.noSymbol },
            ...Object.entries(symbolNames).map(([value, label]) => ({ value, label })),
          ],
          isShown: ({ pid }) => pid === null,
        },
        {
          kind: "number",
          name: "setSize",
          label: texts.setSize,
          hint: texts.setSizeHint,
          min: 2,
          max: catalogLimits.setSize,
        },
        { kind: "switch", name: "shown", label: texts.visibility, on: texts.shown, off: texts.hidden },
      ],
    },
  ],
});

const brandTexts = defineMessages({
  title: { defaultMessage: "Brands", description: "Console: page" },
  about: {
    defaultMessage:
      "Brands that shoppers filter by. Shops add new ones with their products; merge the ones that mean the same.",
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
  kind: { defaultMessage: "Kind", description: "Console properties: field" },
  number: { defaultMessage: "Number", description: "Console properties: kind" },
  choice: { defaultMessage: "Choice", description: "Console properties: kind" },
  flag: { defaultMessage: "Yes or no", description: "Console properties: kind" },
  text: { defaultMessage: "Text", description: "Console properties: kind" },
  unit: { defaultMessage: "Unit", description: "Console product: field" },
  noUnit: { defaultMessage: "No unit", description: "Console properties: unit" },
  options: { defaultMessage: "Options", description: "Console imports: field" },
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
