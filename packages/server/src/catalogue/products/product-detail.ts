import { joinValues, type DeliveryTerms, type ProductDetail, type WireLocale } from "@carmine/api/contract";
import { textIn } from "../../shared/localized-text.ts";
import { mediaAddress, mediaAddressOrNull } from "../../shared/media-address.ts";
import { skuTextIn } from "../../shared/sku-text.ts";
import { formatProperty } from "../properties/format-property.ts";
import type { ProductRow } from "./product-rows.ts";

/** A product in one language, independent of the caller, with the inputs of its delivery terms. */
export interface ShownProduct {
  readonly page: Omit<ProductDetail, keyof DeliveryTerms | "merchantInfo" | "guaranteeList">;
  /** Lowest price and weight, used for the "shipping from" estimate. */
  readonly piece: { readonly price: string; readonly weight: string };
}

/** A unique number for each pair of product and position (Cantor pairing), because options have no ids. */
const attributeId = (productId: number, at: number): number =>
  ((productId + at) * (productId + at + 1)) / 2 + at;

/** The keys of `productValue` are the values in the reader's language, as in `attrValues`. */
export const shownProduct = (row: ProductRow, locale: WireLocale): ShownProduct => {
  const { pictures, pictureTexts, ...info } = row.info;
  const { id } = info;
  const sold = row.options.map((_, at) => new Set(row.skus.map(({ values }) => values[at])));

  const productValue: ProductDetail["productValue"] = {};
  for (const { id: skuId, values, listPrice, image, ...sku } of row.skus) {
    const text = skuTextIn(row.options, values, locale);
    productValue[text] = {
      id: skuId,
      productId: id,
      sku: text,
      ...sku,
      otPrice: listPrice ?? sku.price,
      image: image === null ? info.image : mediaAddress(image),
      unique: String(skuId),
      type: 0,
      quota: null,
      quotaShow: null,
    };
  }
  const weights = row.skus.map(({ weight }) => weight).toSorted((a, b) => Number(a) - Number(b));
  return {
    page: {
      productInfo: {
        ...info,
        sliderImage: JSON.stringify(pictures.length > 0 ? pictures.map(mediaAddress) : [info.image]),
        pictureTexts: Object.fromEntries(
          pictures.flatMap((key) => {
            const text = textIn(pictureTexts[key] ?? {}, locale);
            return text ? [[mediaAddress(key), text]] : [];
          }),
        ),
        stock: row.skus.reduce((sum, { stock }) => sum + stock, 0),
        specification: row.specifications.map(({ name, value }) => ({
          name: textIn(name, locale),
          value: textIn(value, locale),
        })),
        properties: row.definitions.flatMap((definition) => {
          const { key, name } = definition;
          const value = row.properties[key];
          return value === undefined
            ? []
            : [{ key, name: textIn(name, locale), value: formatProperty(definition, value, locale) }];
        }),
        features: row.features.map(({ title, text, picture }) => ({
          title: textIn(title, locale),
          text: textIn(text, locale),
          image: mediaAddressOrNull(picture),
        })),
      },
      productAttr: row.options.map((option, at) => ({
        id: attributeId(id, at),
        productId: id,
        attrName: textIn(option.name, locale),
        attrValues: joinValues(
          option.values.filter(({ key }) => sold[at]?.has(key)).map(({ text }) => textIn(text, locale)),
        ),
      })),
      productValue,
      userCollect: false,
    },
    piece: { price: info.price, weight: weights[0] ?? "0" },
  };
};
