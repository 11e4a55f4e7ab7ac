import {
  merchantCategoryCalls,
  merchantTypeCalls,
  operatorMerchantCategoryOrder,
  operatorMerchantTypeOrder,
  operatorRefundReasonOrder,
  refundReasonCalls,
  shopTextLimits,
  taxCalls,
  type MerchantCategoryEntry,
  type MerchantTypeEntry,
  type RefundReasonEntry,
  type TaxEntry,
} from "@carmine/api/contract";
import { defineMessages } from "@carmine/i18n/react";
import { entryKind } from "../entry-kind.ts";
import { fieldTexts } from "./field-texts.ts";

const reasonTexts = defineMessages({
  title: { defaultMessage: "Refund reasons", description: "Console: page" },
  about: {
    defaultMessage: "Reasons that shoppers choose from when they ask for a refund.",
    description: "Console entries: about the list",
  },
  newTitle: { defaultMessage: "New refund reason", description: "Console entries: title of a form" },
  add: { defaultMessage: "Add reason", description: "Console entries: button" },
  empty: { defaultMessage: "No refund reasons yet", description: "Console entries: empty list" },
  reason: { defaultMessage: "Reason", description: "Console: field" },
});

export const refundReasonKind = entryKind<RefundReasonEntry>({
  path: "refund-reasons",
  needs: "settings.write",
  endpoints: { ...refundReasonCalls, order: operatorRefundReasonOrder },
  title: reasonTexts.title,
  about: reasonTexts.about,
  newTitle: reasonTexts.newTitle,
  addText: reasonTexts.add,
  emptyText: reasonTexts.empty,
  nameField: "text",
  initial: { text: { en: "" } },
  sections: [
    {
      title: fieldTexts.texts,
      fields: [
        {
          kind: "texts",
          name: "text",
          label: reasonTexts.reason,
          max: shopTextLimits.refundReason,
          required: true,
        },
      ],
    },
  ],
});

const taxTexts = defineMessages({
  title: { defaultMessage: "Taxes", description: "Console: page" },
  about: {
    defaultMessage:
      "Tax rates of countries, states and provinces. All rates of an address are charged; existing orders keep theirs.",
    description: "Console entries: about the list",
  },
  newTitle: { defaultMessage: "New tax rate", description: "Console entries: title of a form" },
  add: { defaultMessage: "Add tax rate", description: "Console entries: button" },
  empty: { defaultMessage: "No tax rates yet", description: "Console entries: empty list" },
  country: { defaultMessage: "Country", description: "Console entries: field of a tax rate" },
  region: { defaultMessage: "State or province", description: "Console entries: field of a tax rate" },
  nameHint: {
    defaultMessage: "As shown in orders, such as VAT.",
    description: "Console entries: hint of a tax’s name",
  },
  percent: { defaultMessage: "Rate", description: "Console entries: field of a tax rate, in percent" },
  onFreight: { defaultMessage: "Tax on shipping", description: "Console entries: field of a tax rate" },
  taxed: { defaultMessage: "Also charged on shipping", description: "Console entries: tax rate on shipping" },
  untaxed: {
    defaultMessage: "Not charged on shipping",
    description: "Console entries: tax rate on shipping",
  },
  provincial: { defaultMessage: "Exemption", description: "Console entries: field of a tax rate" },
  exempt: {
    defaultMessage: "Shoppers with a PST number are exempt",
    description: "Console entries: tax rate with exemptions",
  },
  all: { defaultMessage: "Everyone pays it", description: "Console entries: tax rate without exemptions" },
});

export const taxKind = entryKind<TaxEntry>({
  path: "taxes",
  needs: "settings.write",
  endpoints: taxCalls,
  title: taxTexts.title,
  about: taxTexts.about,
  newTitle: taxTexts.newTitle,
  addText: taxTexts.add,
  emptyText: taxTexts.empty,
  nameField: "name",
  initial: { country: "", region: null, name: { en: "" }, percent: "", provincial: false, onFreight: false },
  sections: [
    {
      title: fieldTexts.details,
      fields: [
        { kind: "country", name: "country", label: taxTexts.country, required: true, inList: true },
        { kind: "region", name: "region", label: taxTexts.region, countryField: "country", inList: true },
        { kind: "percent", name: "percent", label: taxTexts.percent, required: true, inList: true },
        {
          kind: "switch",
          name: "onFreight",
          label: taxTexts.onFreight,
          on: taxTexts.taxed,
          off: taxTexts.untaxed,
          inList: true,
        },
        {
          kind: "switch",
          name: "provincial",
          label: taxTexts.provincial,
          on: taxTexts.exempt,
          off: taxTexts.all,
        },
      ],
    },
    {
      title: fieldTexts.texts,
      fields: [
        {
          kind: "texts",
          name: "name",
          label: fieldTexts.name,
          hint: taxTexts.nameHint,
          max: shopTextLimits.tax,
          required: true,
        },
      ],
    },
  ],
});

const typeTexts = defineMessages({
  title: { defaultMessage: "Shop types", description: "Console: page" },
  about: {
    defaultMessage: "Types of shops, and the documents that an applicant of each type submits.",
    description: "Console entries: about the list",
  },
  newTitle: { defaultMessage: "New shop type", description: "Console entries: title of a form" },
  add: { defaultMessage: "Add type", description: "Console entries: button" },
  empty: { defaultMessage: "No shop types yet", description: "Console entries: empty list" },
  info: { defaultMessage: "Private documents", description: "Console entries: field of a shop type" },
  infoHint: {
    defaultMessage: "One per line. Only the marketplace sees them.",
    description: "Console entries: hint of the field “Private documents”",
  },
  publicInfo: { defaultMessage: "Public documents", description: "Console entries: field of a shop type" },
  publicInfoHint: {
    defaultMessage: "One per line. Shoppers see them after the approval.",
    description: "Console entries: hint of the field “Public documents”",
  },
});

export const merchantTypeKind = entryKind<MerchantTypeEntry>({
  path: "shop-types",
  needs: "settings.write",
  endpoints: { ...merchantTypeCalls, order: operatorMerchantTypeOrder },
  title: typeTexts.title,
  about: typeTexts.about,
  newTitle: typeTexts.newTitle,
  addText: typeTexts.add,
  emptyText: typeTexts.empty,
  nameField: "name",
  initial: { name: { en: "" }, info: { en: "" }, publicInfo: null },
  sections: [
    {
      title: fieldTexts.texts,
      fields: [
        {
          kind: "texts",
          name: "name",
          label: fieldTexts.name,
          max: shopTextLimits.merchantKind,
          required: true,
        },
        {
          kind: "texts",
          name: "info",
          label: typeTexts.info,
          hint: typeTexts.infoHint,
          max: shopTextLimits.documents,
          lines: 4,
          required: true,
          inList: true,
        },
        {
          kind: "texts",
          name: "publicInfo",
          label: typeTexts.publicInfo,
          hint: typeTexts.publicInfoHint,
          max: shopTextLimits.documents,
          lines: 4,
        },
      ],
    },
  ],
});

const categoryTexts = defineMessages({
  title: { defaultMessage: "Shop categories", description: "Console: page" },
  about: {
    defaultMessage: "Categories of shops, each with the commission of the marketplace.",
    description: "Console entries: about the list",
  },
  newTitle: { defaultMessage: "New shop category", description: "Console entries: title of a form" },
  add: { defaultMessage: "Add category", description: "Console entries: button" },
  empty: { defaultMessage: "No shop categories yet", description: "Console entries: empty list" },
  fee: { defaultMessage: "Commission", description: "Console entries: field of a shop category" },
  feeHint: {
    defaultMessage: "Percentage of each sale that the category’s shops pay from now on.",
    description: "Console entries: hint of the field “Commission”",
  },
  percent: { defaultMessage: "%", description: "Console entries: unit" },
});

export const merchantCategoryKind = entryKind<MerchantCategoryEntry>({
  path: "shop-categories",
  needs: "settings.write",
  endpoints: { ...merchantCategoryCalls, order: operatorMerchantCategoryOrder },
  title: categoryTexts.title,
  about: categoryTexts.about,
  newTitle: categoryTexts.newTitle,
  addText: categoryTexts.add,
  emptyText: categoryTexts.empty,
  nameField: "name",
  initial: { name: { en: "" }, fee: 5 },
  sections: [
    {
      title: fieldTexts.texts,
      fields: [
        {
          kind: "texts",
          name: "name",
          label: fieldTexts.name,
          max: shopTextLimits.merchantKind,
          required: true,
        },
      ],
    },
    {
      title: fieldTexts.details,
      fields: [
        {
          kind: "number",
          name: "fee",
          label: categoryTexts.fee,
          hint: categoryTexts.feeHint,
          min: 0,
          max: 100,
          required: true,
          unit: categoryTexts.percent,
          inList: true,
        },
      ],
    },
  ],
});
