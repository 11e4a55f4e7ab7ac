import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { idField, textField } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { dayField, lineField, localizedField, pictureField, switchField } from "../entries/entry-fields.ts";
import { idInput, orNull } from "../values.ts";

const wrong = messageKeys.wrongParameter;

/** Maximum lengths of the texts of a shop page, and the number of banners. */
export const shopPageLimits = {
  name: 80,
  intro: 1000,
  contact: 200,
  openingTime: 120,
  banners: 6,
} as const;

const timeField = textField("reference", wrong, z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, wrong));

const shopPageFields = z.object({
  /** Unique in the marketplace. */
  name: lineField,
  intro: orNull(localizedField("text")),
  /** URLs of pictures, as returned by `upload/image`. */
  avatar: orNull(pictureField),
  /** Background of the shop name on phones. */
  cover: orNull(pictureField),
  /** Background of the shop name on desktop; defaults to `cover`. */
  pageCover: orNull(pictureField),
  /** Picture in the list of shops; defaults to `cover`. */
  streetCover: orNull(pictureField),
  /** On the first page of the shop, in order. */
  banners: z.array(pictureField).check(z.maxLength(shopPageLimits.banners, wrong)),
  /** Contact channels for shoppers; empty ones aren't offered. */
  serviceEmail: orNull(lineField),
  servicePhone: orNull(lineField),
  /** URL of a chat page. */
  serviceLink: orNull(lineField),
  /** URL of a messenger. */
  serviceMessage: orNull(lineField),
  /** Null without fixed hours. Sorted, without overlaps. */
  openingHours: orNull(
    z.object({
      timeZone: textField("reference", wrong),
      periods: z
        .array(
          z.object({
            day: z.int(wrong).check(z.minimum(1, wrong), z.maximum(7, wrong)),
            from: timeField,
            to: timeField,
          }),
        )
        .check(z.minLength(1, wrong), z.maxLength(21, wrong)),
    }),
  ),
  /** Hours as text, for shops whose hours aren't the same each week. */
  openingTime: orNull(localizedField()),
  /** Operator of the shop. */
  realName: orNull(lineField),
  email: orNull(lineField),
  phone: orNull(lineField),
  address: orNull(lineField),
  /** First and last day without shipments; both or none. Orders of these days are shipped later. */
  vacationFrom: orNull(dayField),
  vacationUntil: orNull(dayField),
  /** Whether the shop takes no orders on these days; its products stay visible. */
  vacationStopsOrders: switchField,
});

/** The public content of a shop, for its editor. */
export const shopPage = z.extend(shopPageFields, { id: z.number() });
export type ShopPage = z.output<typeof shopPage>;
export { shopPageFields };

export const merchantShopPage = endpoint({
  method: "GET",
  path: "/api/merchant/shop/page/{id}",
  policy: "merchant",
  needs: "shop.write",
  summary: "What shoppers see of a shop, with its texts in all languages.",
  params: z.object({ id: idInput }),
  data: shopPage,
});

export const merchantShopPageSave = endpoint({
  method: "POST",
  path: "/api/merchant/shop/page/save",
  policy: "merchant",
  needs: "shop.write",
  summary:
    "Changes the fields of a shop page that differ between `from` and `to`. Code 409 with `entryChanged` if one of them isn’t `from` any more.",
  body: z.object({ id: idField, from: shopPageFields, to: shopPageFields }),
  data: shopPage,
});

/** A category of a shop's own tree of two levels. */
export const shopCategoryRow = z.object({
  id: z.number(),
  /** Null at the top level. */
  pid: orNull(z.number()),
  name: localizedField(),
  /** Products in it and below, also hidden ones. */
  productCount: z.number(),
});
export type ShopCategoryRow = z.output<typeof shopCategoryRow>;

export const shopCategoryLimits = { name: 80 } as const;

export const merchantCategoryList = endpoint({
  method: "GET",
  path: "/api/merchant/category/list",
  policy: "merchant",
  needs: "products.write",
  summary: "The categories of a shop's own tree, in order.",
  query: z.object({ merId: idInput }),
  data: z.array(shopCategoryRow),
});

export const merchantCategorySave = endpoint({
  method: "POST",
  path: "/api/merchant/category/save",
  policy: "merchant",
  needs: "products.write",
  summary:
    "Adds a category to a shop's tree as the last of its parent, or renames one. Code 409 and `changedData` if its name isn’t `from` any more.",
  body: z.object({
    merId: idField,
    /** Null for a new one. */
    id: z.nullable(idField),
    /** Parent of a new one; null at the top level. */
    pid: z.nullable(idField),
    from: z.nullable(localizedField()),
    to: localizedField(),
  }),
  data: z.object({ id: z.number() }),
});

const ids = z.array(idField).check(z.minLength(1, wrong), z.maxLength(1000, wrong));

export const merchantCategoryOrder = endpoint({
  method: "POST",
  path: "/api/merchant/category/order",
  policy: "merchant",
  needs: "products.write",
  summary:
    "Reorders the categories of one parent: all ids as read and in their new order. Code 409 if the order isn’t `from` any more.",
  body: z.object({ merId: idField, from: ids, to: ids }),
  data: z.null(),
});

export const merchantCategoryRemove = endpoint({
  method: "POST",
  path: "/api/merchant/category/remove",
  policy: "merchant",
  needs: "products.write",
  summary: "Removes a category without subcategories. Its products stay in the parent category.",
  body: z.object({ merId: idField, id: idField }),
  data: z.null(),
});
