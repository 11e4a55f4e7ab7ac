import {
  couponCalls,
  couponLimits,
  shopCouponCalls,
  type CouponEntry,
  type ShopCouponEntry,
} from "@carmine/api/contract";
import { defineMessages } from "@carmine/i18n/react";
import { entryKind, type EntryField, type EntrySection, type EntryValues } from "../entry-kind.ts";
import { fieldTexts } from "./field-texts.ts";

const couponTexts = defineMessages({
  title: { defaultMessage: "Coupons", description: "Console: page" },
  about: {
    defaultMessage:
      "Coupons of the marketplace and of shops. Once claimed, amount, minimum and products can’t change.",
    description: "Console entries: about the list",
  },
  shopAbout: {
    defaultMessage:
      "Your shop pays for its coupons. Once claimed, amount, minimum and products can’t change.",
    description: "Console entries: about the list",
  },
  newTitle: { defaultMessage: "New coupon", description: "Console entries: title of a form" },
  add: { defaultMessage: "Add coupon", description: "Console entries: button" },
  empty: { defaultMessage: "No coupons yet", description: "Console entries: empty list" },
  discount: { defaultMessage: "Discount", description: "Console entries: section of a form" },
  value: { defaultMessage: "Amount off", description: "Console entries: field of a coupon" },
  minimum: { defaultMessage: "Minimum purchase", description: "Console entries: field of a coupon" },
  scope: { defaultMessage: "Applies to", description: "Console entries: section of a form" },
  shop: { defaultMessage: "Shop", description: "Console entries: field of a coupon" },
  shopHint: {
    defaultMessage: "The shop that pays for it. Leave it empty for a coupon of the marketplace.",
    description: "Console entries: hint of the field “Shop”",
  },
  category: { defaultMessage: "Category", description: "Console: field" },
  categoryHint: {
    defaultMessage: "Leave it empty for all products.",
    description: "Console entries: hint of the field “Category”",
  },
  productsHint: {
    defaultMessage: "Leave it empty for all products of the shop.",
    description: "Console entries: hint of the field “Products”",
  },
  claiming: { defaultMessage: "How shoppers get it", description: "Console entries: section of a form" },
  given: { defaultMessage: "Distribution", description: "Console entries: field of a coupon" },
  claim: { defaultMessage: "Shoppers claim it", description: "Console entries: how a coupon is given" },
  new: { defaultMessage: "To new shoppers", description: "Console entries: how a coupon is given" },
  gift: { defaultMessage: "With a purchase", description: "Console entries: how a coupon is given" },
  gifts: { defaultMessage: "Products that grant it", description: "Console entries: field of a coupon" },
  giftsHint: {
    defaultMessage: "Leave it empty for every purchase.",
    description: "Console entries: hint of the field “Products that grant it”",
  },
  total: { defaultMessage: "Number of coupons", description: "Console entries: field of a coupon" },
  claimFrom: { defaultMessage: "Can be claimed from", description: "Console entries: field of a coupon" },
  claimUntil: { defaultMessage: "Can be claimed until", description: "Console entries: field of a coupon" },
  validity: { defaultMessage: "Validity", description: "Console entries: section of a form" },
  validityHint: {
    defaultMessage: "Either a number of days after the claim, or fixed dates.",
    description: "Console entries: hint of a section",
  },
  days: { defaultMessage: "Days after the claim", description: "Console entries: field of a coupon" },
  useFrom: { defaultMessage: "Valid from", description: "Console entries: field of a coupon" },
  useUntil: { defaultMessage: "Valid until", description: "Console entries: field of a coupon" },
  claimed: {
    defaultMessage: "Claimed",
    description: "Console entries: column with the number of claimed coupons",
  },
  open: { defaultMessage: "Active", description: "Console entries: status of a coupon" },
  closed: { defaultMessage: "Stopped", description: "Console entries: status of a coupon" },
});

type CouponField = EntryField<Exclude<keyof CouponEntry, "id">>;
/** Fields that coupons of a shop have, too. */
type OwnField = EntryField<Exclude<keyof ShopCouponEntry & keyof CouponEntry, "id">>;
type OwnSection = Omit<EntrySection, "fields"> & { readonly fields: readonly OwnField[] };

const isOfShop = ({ merchant }: EntryValues): boolean => merchant !== null && merchant !== "";

const scopeFields: readonly CouponField[] = [
  { kind: "shop", name: "merchant", label: couponTexts.shop, hint: couponTexts.shopHint, inList: true },
  {
    kind: "category",
    name: "category",
    label: couponTexts.category,
    hint: couponTexts.categoryHint,
    isShown: (values) => !isOfShop(values),
  },
  {
    kind: "products",
    name: "products",
    label: fieldTexts.products,
    hint: couponTexts.productsHint,
    max: couponLimits.products,
    isShown: isOfShop,
  },
];

const claimFields: readonly OwnField[] = [
  {
    kind: "choice",
    name: "given",
    label: couponTexts.given,
    choices: [
      { value: "claim", label: couponTexts.claim },
      { value: "new", label: couponTexts.new },
      { value: "gift", label: couponTexts.gift },
    ],
  },
  {
    kind: "products",
    name: "gifts",
    label: couponTexts.gifts,
    hint: couponTexts.giftsHint,
    max: couponLimits.products,
    isShown: ({ given }) => given === "gift",
  },
  {
    kind: "number",
    name: "total",
    label: couponTexts.total,
    hint: fieldTexts.unlimited,
    min: 0,
    max: couponLimits.total,
  },
  { kind: "moment", name: "claimFrom", label: couponTexts.claimFrom },
  { kind: "moment", name: "claimUntil", label: couponTexts.claimUntil },
];

const nameAndDiscount: readonly OwnSection[] = [
  {
    title: fieldTexts.texts,
    fields: [
      {
        kind: "texts",
        name: "name",
        label: fieldTexts.name,
        max: couponLimits.name,
        required: true,
        anyLanguage: true,
      },
    ],
  },
  {
    title: couponTexts.discount,
    fields: [
      { kind: "money", name: "value", label: couponTexts.value, required: true, inList: true },
      { kind: "money", name: "minimum", label: couponTexts.minimum, required: true, inList: true },
      {
        kind: "switch",
        name: "open",
        label: fieldTexts.status,
        on: couponTexts.open,
        off: couponTexts.closed,
        inList: true,
      },
    ],
  },
];

const claimingAndValidity: readonly OwnSection[] = [
  { title: couponTexts.claiming, fields: claimFields },
  {
    title: couponTexts.validity,
    hint: couponTexts.validityHint,
    fields: [
      { kind: "number", name: "days", label: couponTexts.days, min: 1, max: couponLimits.days },
      { kind: "moment", name: "useFrom", label: couponTexts.useFrom },
      { kind: "moment", name: "useUntil", label: couponTexts.useUntil },
    ],
  },
];

const initial = {
  name: { en: "" },
  given: "claim" as const,
  value: "",
  minimum: "0.00",
  products: [],
  gifts: [],
  total: null,
  claimFrom: null,
  claimUntil: null,
  useFrom: null,
  useUntil: null,
  days: 30,
  open: true,
};

const common = {
  path: "coupons",
  title: couponTexts.title,
  newTitle: couponTexts.newTitle,
  addText: couponTexts.add,
  emptyText: couponTexts.empty,
  nameField: "name" as const,
};

/** Coupons of the marketplace and of all shops. */
export const couponKind = entryKind<CouponEntry>({
  ...common,
  needs: "content.write",
  endpoints: couponCalls,
  about: couponTexts.about,
  counts: [{ name: "claimed", label: couponTexts.claimed }],
  initial: { ...initial, merchant: null, category: null },
  sections: [...nameAndDiscount, { title: couponTexts.scope, fields: scopeFields }, ...claimingAndValidity],
});

/** Coupons of the shop on screen. */
export const shopCouponKind = entryKind<ShopCouponEntry>({
  ...common,
  needs: "prices.write",
  endpoints: shopCouponCalls,
  isOfShop: true,
  about: couponTexts.shopAbout,
  counts: [
    { name: "productCount", label: fieldTexts.products },
    { name: "claimed", label: couponTexts.claimed },
  ],
  initial,
  sections: [
    ...nameAndDiscount,
    {
      title: couponTexts.scope,
      fields: [
        {
          kind: "products",
          name: "products",
          label: fieldTexts.products,
          hint: couponTexts.productsHint,
          max: couponLimits.products,
          showsReach: true,
        },
      ],
    },
    ...claimingAndValidity,
  ],
});
