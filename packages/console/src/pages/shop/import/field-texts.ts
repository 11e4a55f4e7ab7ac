import { defineMessages, type MessageDescriptor } from "@carmine/i18n/react";

/** Names of the fields that columns are imported to, and of changed fields in a preview. */
const fieldTexts: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  handle: { defaultMessage: "Handle", description: "Console imports: field" },
  title: { defaultMessage: "Name", description: "Console entries: field" },
  name: { defaultMessage: "Name", description: "Console entries: field" },
  body: { defaultMessage: "Description", description: "Console product: field" },
  content: { defaultMessage: "Description", description: "Console product: field" },
  intro: { defaultMessage: "Highlights", description: "Console product: field" },
  vendor: { defaultMessage: "Brand", description: "Console product: field" },
  brand: { defaultMessage: "Brand", description: "Console product: field" },
  productCategory: { defaultMessage: "Category", description: "Console: field" },
  category: { defaultMessage: "Category", description: "Console: field" },
  type: { defaultMessage: "Product type", description: "Console imports: field" },
  shopCategoryPath: { defaultMessage: "Shop category", description: "Console product: field" },
  tags: { defaultMessage: "Search words", description: "Console product: field" },
  keywords: { defaultMessage: "Search words", description: "Console product: field" },
  published: { defaultMessage: "Visible in the shop", description: "Console imports: field" },
  status: { defaultMessage: "Visible in the shop", description: "Console imports: field" },
  isShown: { defaultMessage: "Visible in the shop", description: "Console imports: field" },
  option1Name: { defaultMessage: "Option", description: "Console imports: field" },
  option1Value: { defaultMessage: "Option", description: "Console imports: field" },
  option2Name: { defaultMessage: "Option", description: "Console imports: field" },
  option2Value: { defaultMessage: "Option", description: "Console imports: field" },
  option3Name: { defaultMessage: "Option", description: "Console imports: field" },
  option3Value: { defaultMessage: "Option", description: "Console imports: field" },
  options: { defaultMessage: "Options", description: "Console imports: field" },
  sku: { defaultMessage: "SKU", description: "Console packing slips: column" },
  code: { defaultMessage: "SKU", description: "Console packing slips: column" },
  grams: { defaultMessage: "Weight", description: "Console imports: field" },
  weight: { defaultMessage: "Weight", description: "Console imports: field" },
  tracker: { defaultMessage: "Stock", description: "Console imports: field" },
  quantity: { defaultMessage: "Stock", description: "Console imports: field" },
  policy: { defaultMessage: "Stock", description: "Console imports: field" },
  stock: { defaultMessage: "Stock", description: "Console imports: field" },
  price: { defaultMessage: "Price", description: "Console products: column" },
  compareAt: { defaultMessage: "List price", description: "Console product: column" },
  listPrice: { defaultMessage: "List price", description: "Console product: column" },
  barCode: { defaultMessage: "Barcode", description: "Console product: column" },
  image: { defaultMessage: "Images", description: "Console product: section" },
  imagePosition: { defaultMessage: "Images", description: "Console product: section" },
  pictures: { defaultMessage: "Images", description: "Console product: section" },
  variantImage: { defaultMessage: "Variant image", description: "Console imports: field" },
  picture: { defaultMessage: "Variant image", description: "Console imports: field" },
  properties: { defaultMessage: "Specifications", description: "Console product: section" },
  tireLabel: { defaultMessage: "Tire label", description: "Console imports: field" },
  variantAdded: { defaultMessage: "New variant", description: "Console imports: field" },
  variantRemoved: { defaultMessage: "Variant no longer sold", description: "Console imports: field" },
});

/** The name of a field; properties and tire grades share one. */
export const fieldText = (field: string): MessageDescriptor | undefined =>
  field.startsWith("property:")
    ? fieldTexts["properties"]
    : field.startsWith("tire")
      ? fieldTexts["tireLabel"]
      : fieldTexts[field];
