import {
  catalogLimits,
  categoryCalls,
  operatorCategoryOrder,
  type CategoryEntry,
  type CategorySymbol,
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
  productPages: { defaultMessage: "Product pages", description: "Console categories: section of the form" },
  properties: { defaultMessage: "Properties", description: "Console: page" },
  propertiesHint: {
    defaultMessage:
      "Listed in this order in the specifications. Products also inherit the properties of parent categories.",
    description: "Console categories: hint of a field",
  },
  accessories: { defaultMessage: "Accessories", description: "Console categories: field" },
  accessoriesHint: {
    defaultMessage: "Categories to recommend products from, most important first.",
    description: "Console categories: hint of a field",
  },
  guides: { defaultMessage: "Guides", description: "Console: page" },
  guidesHint: {
    defaultMessage: "Help center pages that the product page links to.",
    description: "Console categories: hint of a field",
  },
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
    properties: [],
    accessories: [],
    guides: [],
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
        // The parent can be changed only in the list.
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
    {
      title: texts.productPages,
      fields: [
        {
          kind: "ordered",
          name: "properties",
          of: "properties",
          label: texts.properties,
          hint: texts.propertiesHint,
          max: catalogLimits.categoryProperties,
        },
        {
          kind: "ordered",
          name: "accessories",
          of: "categories",
          label: texts.accessories,
          hint: texts.accessoriesHint,
          max: catalogLimits.categoryLinks,
        },
        {
          kind: "ordered",
          name: "guides",
          of: "guides",
          label: texts.guides,
          hint: texts.guidesHint,
          max: catalogLimits.categoryLinks,
        },
      ],
    },
  ],
});
