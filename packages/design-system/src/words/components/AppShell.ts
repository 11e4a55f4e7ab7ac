/** Texts of `AppShell` and `PageHeader`. */
export interface AppShellTexts {
  /** First tab stop: skips the navigation. */
  skip: string;
  /** Opens the navigation on narrow screens; its title there. */
  menu: string;
  collapse: string;
  expand: string;
  /** Label of the button that shows the pages below a link: `{label}`. */
  pages: string;
  breadcrumb: string;
}

/** Default without a locale. */
export const english: AppShellTexts = {
  skip: "Skip to content",
  menu: "Menu",
  collapse: "Collapse menu",
  expand: "Expand menu",
  pages: "Pages of {label}",
  breadcrumb: "Breadcrumb",
};
