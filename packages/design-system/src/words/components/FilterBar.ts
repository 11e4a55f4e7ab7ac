/** Texts of `FilterBar`. */
export interface FilterBarTexts {
  /** Accessible name of the search field. */
  search: string;
  addFilter: string;
  clearAll: string;
  /** Label of a filter's remove button: `{label}`. */
  remove: string;
  /** Label of a text filter's field. */
  contains: string;
  /** Name of the list of views. */
  views: string;
  saveView: string;
  /** Label of the field for a view's name. */
  viewName: string;
  save: string;
  deleteView: string;
  /** Label of a saved view's menu: `{label}`. */
  viewActions: string;
}

/** Default without a locale. */
export const english: FilterBarTexts = {
  search: "Search",
  addFilter: "Add filter",
  clearAll: "Clear all",
  remove: "Remove {label}",
  contains: "Contains",
  views: "Views",
  saveView: "Save view",
  viewName: "Name of the view",
  save: "Save",
  deleteView: "Delete view",
  viewActions: "Actions for {label}",
};
