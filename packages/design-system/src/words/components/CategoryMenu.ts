/** Words of a `CategoryMenu`. */
export interface CategoryMenuTexts {
  /** Name of the button that shows the panel of a department: `{label}`. */
  show: string;
  /** In the drawer of small windows: back from a department to all of them. */
  back: string;
  /** In the drawer: the way to the page of a department, before its categories: `{label}`. */
  all: string;
  /** Name of the button that closes the drawer. */
  close: string;
}

/** Where no locale is given. */
export const english: CategoryMenuTexts = {
  show: "Show {label}",
  back: "All departments",
  all: "All of {label}",
  close: "Close",
};
