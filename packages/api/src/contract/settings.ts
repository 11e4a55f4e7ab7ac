/**
 * The operator's texts about the shop. `name` is shown in the logo, `title` at the end of every page's title,
 * `tagline` under the logo, `claim` on the sign-in panel, `description` in search engines, `heroTitle` and
 * `heroText` on a home page without banners, `footer` at the bottom of every page, `delivery` in the footer's note
 * about delivery. `payButton` is the button that makes an order, `reviewNote` is above the reviews of a product,
 * `postalAddress` at the end of mails that advertise.
 */
export const settingNames = [
  "name",
  "title",
  "tagline",
  "claim",
  "searchHint",
  "description",
  "heroTitle",
  "heroText",
  "footer",
  "delivery",
  "payButton",
  "reviewNote",
  "postalAddress",
] as const;
export type SettingName = (typeof settingNames)[number];
