/** Words of a `CategoryMenu`. */
export interface CategoryMenuTexts {
  /** Name of the button that shows the panel of a department: `{label}`. */
  show: string;
}

/** Where no locale is given. */
export const english: CategoryMenuTexts = {
  show: "Show {label}",
};
