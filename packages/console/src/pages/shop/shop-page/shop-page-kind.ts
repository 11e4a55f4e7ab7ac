import { merchantShopPageSave, shopPageLimits, type ShopPage } from "@carmine/api/contract";
import { defineMessages } from "@carmine/i18n/react";
import type { EntryField, EntryFormKind, EntrySection } from "../../../features/entries/entry-kind.ts";

const texts = defineMessages({
  about: { defaultMessage: "About the shop", description: "Console shop page: section" },
  name: { defaultMessage: "Shop name", description: "Console shop page: field" },
  nameHint: {
    defaultMessage: "The same in every language. Orders keep the name that they were placed under.",
    description: "Console shop page: hint of the field “Shop name”",
  },
  intro: { defaultMessage: "Shop description", description: "Console shop page: field" },
  introHint: {
    defaultMessage: "What you sell and what you stand for. Shown at the top of the shop.",
    description: "Console shop page: hint of the field “Shop description”",
  },
  pictures: { defaultMessage: "Pictures", description: "Console shop page: section" },
  logo: { defaultMessage: "Logo", description: "Console shop page: field" },
  logoHint: {
    defaultMessage: "Square, at least 320 × 320 pixels.",
    description: "Console shop page: hint of the field “Logo”",
  },
  cover: { defaultMessage: "Cover", description: "Console shop page: field" },
  coverHint: {
    defaultMessage: "Behind the name on phones, and elsewhere if there is no other picture.",
    description: "Console shop page: hint of the field “Cover”",
  },
  pageCover: { defaultMessage: "Cover on large screens", description: "Console shop page: field" },
  pageCoverHint: {
    defaultMessage: "Optional. Wide, at least 1600 pixels.",
    description: "Console shop page: hint of the field “Cover on large screens”",
  },
  streetCover: { defaultMessage: "Picture in the list of shops", description: "Console shop page: field" },
  streetCoverHint: {
    defaultMessage: "Optional. Without it, the cover is shown.",
    description: "Console shop page: hint of the field “Picture in the list of shops”",
  },
  banners: { defaultMessage: "Banners", description: "Console shop page: field" },
  bannersHint: {
    defaultMessage: "At the top of the shop’s first page, in this order.",
    description: "Console shop page: hint of the field “Banners”",
  },
  contact: { defaultMessage: "Contact for shoppers", description: "Console shop page: section" },
  contactHint: {
    defaultMessage: "Shoppers see the ones you fill in.",
    description: "Console shop page: hint of a section",
  },
  email: { defaultMessage: "Email", description: "Console applications: field" },
  phone: { defaultMessage: "Phone", description: "Console: phone number" },
  chat: { defaultMessage: "Chat page", description: "Console shop page: field" },
  messenger: { defaultMessage: "Messenger", description: "Console shop page: field" },
  addressHint: {
    defaultMessage: "A web address that starts with https://",
    description: "Console shop page: hint of a field",
  },
  hours: { defaultMessage: "Service hours", description: "Console shop page: section" },
  weekly: { defaultMessage: "Hours of the week", description: "Console shop page: field" },
  hoursText: { defaultMessage: "Hours in words", description: "Console shop page: field" },
  hoursTextHint: {
    defaultMessage: "Shown if the week has no hours, such as “By appointment”.",
    description: "Console shop page: hint of the field “Hours as text”",
  },
  vacation: { defaultMessage: "Vacation", description: "Console shop page: section" },
  vacationHint: {
    defaultMessage:
      "Shoppers see these dates in the shop. Delivery dates count from the end of the vacation.",
    description: "Console shop page: hint of a section",
  },
  orders: { defaultMessage: "Orders during the vacation", description: "Console shop page: field" },
  stopsOrders: {
    defaultMessage: "No new orders; products stay visible",
    description: "Console shop page: orders during a vacation",
  },
  takesOrders: {
    defaultMessage: "Shoppers can order",
    description: "Console shop page: orders during a vacation",
  },
  from: { defaultMessage: "First day", description: "Console shop page: field" },
  until: { defaultMessage: "Last day", description: "Console shop page: field" },
  operator: { defaultMessage: "Operator", description: "Console shop page: section" },
  operatorHint: {
    defaultMessage: "Who runs the shop. Shoppers see it under “About the shop”.",
    description: "Console shop page: hint of a section",
  },
  realName: { defaultMessage: "Company or person", description: "Console shop page: field" },
  address: { defaultMessage: "Address", description: "Console applications: field" },
});

type Field = EntryField<Exclude<keyof ShopPage, "id">>;
const { contact: maxContact } = shopPageLimits;

const sections: readonly (Omit<EntrySection, "fields"> & { readonly fields: readonly Field[] })[] = [
  {
    title: texts.about,
    fields: [
      {
        kind: "line",
        name: "name",
        label: texts.name,
        hint: texts.nameHint,
        max: shopPageLimits.name,
        required: true,
      },
      {
        kind: "texts",
        name: "intro",
        label: texts.intro,
        hint: texts.introHint,
        max: shopPageLimits.intro,
        lines: 5,
        anyLanguage: true,
      },
      {
        kind: "texts",
        name: "openingTime",
        label: texts.hoursText,
        hint: texts.hoursTextHint,
        max: shopPageLimits.openingTime,
        anyLanguage: true,
      },
    ],
  },
  {
    title: texts.pictures,
    fields: [
      { kind: "picture", name: "avatar", label: texts.logo, hint: texts.logoHint },
      { kind: "picture", name: "cover", label: texts.cover, hint: texts.coverHint },
      { kind: "picture", name: "pageCover", label: texts.pageCover, hint: texts.pageCoverHint },
      { kind: "picture", name: "streetCover", label: texts.streetCover, hint: texts.streetCoverHint },
      {
        kind: "pictures",
        name: "banners",
        label: texts.banners,
        hint: texts.bannersHint,
        max: shopPageLimits.banners,
      },
    ],
  },
  {
    title: texts.vacation,
    hint: texts.vacationHint,
    fields: [
      { kind: "day", name: "vacationFrom", label: texts.from },
      { kind: "day", name: "vacationUntil", label: texts.until },
      {
        kind: "switch",
        name: "vacationStopsOrders",
        label: texts.orders,
        on: texts.stopsOrders,
        off: texts.takesOrders,
      },
    ],
  },
  {
    title: texts.hours,
    fields: [{ kind: "hours", name: "openingHours", label: texts.weekly }],
  },
  {
    title: texts.contact,
    hint: texts.contactHint,
    fields: [
      { kind: "line", name: "serviceEmail", label: texts.email, max: maxContact, type: "email" },
      { kind: "line", name: "servicePhone", label: texts.phone, max: maxContact, type: "tel" },
      {
        kind: "line",
        name: "serviceLink",
        label: texts.chat,
        hint: texts.addressHint,
        max: 500,
        type: "url",
      },
      {
        kind: "line",
        name: "serviceMessage",
        label: texts.messenger,
        hint: texts.addressHint,
        max: 500,
        type: "url",
      },
    ],
  },
  {
    title: texts.operator,
    hint: texts.operatorHint,
    fields: [
      { kind: "line", name: "realName", label: texts.realName, max: maxContact },
      { kind: "line", name: "address", label: texts.address, max: maxContact },
      { kind: "line", name: "email", label: texts.email, max: maxContact, type: "email" },
      { kind: "line", name: "phone", label: texts.phone, max: maxContact, type: "tel" },
    ],
  },
];

/** The form of a shop page. */
export const shopPageKind: EntryFormKind = {
  endpoints: { save: merchantShopPageSave },
  initial: {},
  sections,
};
