/** Texts of `CategoryMenu`. */
export interface CategoryMenuTexts {
  /** Label of the button that shows a department's panel: `{label}`. */
  show: string;
  /** In the drawer of small screens: returns from a department to all of them. */
  back: string;
  /** In the drawer: link to the department's page, before its categories: `{label}`. */
  all: string;
  /** Label of the button that closes the drawer. */
  close: string;
}

/** Default without a locale. */
export const english: CategoryMenuTexts = {
  show: "Show {label}",
  back: "All departments",
  all: "All of {label}",
  close: "Close",
};
