/**
 * The operator's texts about the shop. `name` is shown in the logo, `title` at the end of every page's title,
 * `tagline` under the logo, `claim` on the sign-in panel, `description` in search engines, `heroTitle` and
 * `heroText` on a home page without banners, `footer` at the bottom of every page.
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
] as const;
export type SettingName = (typeof settingNames)[number];
