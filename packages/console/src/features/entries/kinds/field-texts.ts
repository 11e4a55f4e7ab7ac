import { defineMessages } from "@carmine/i18n/react";

/** Names of fields and sections that several kinds have. */
export const fieldTexts = defineMessages({
  texts: { defaultMessage: "Texts", description: "Console entries: section of a form" },
  details: { defaultMessage: "Details", description: "Console entries: section of a form" },
  name: { defaultMessage: "Name", description: "Console entries: field" },
  title: { defaultMessage: "Title", description: "Console entries: field" },
  picture: { defaultMessage: "Picture", description: "Console entries: field" },
  link: { defaultMessage: "Link", description: "Console entries: field" },
  linkHint: {
    defaultMessage: "A path on the site, such as /guides/tire-size",
    description: "Console entries: hint of the field “Link”",
  },
  status: { defaultMessage: "Status", description: "Console orders: column" },
  products: { defaultMessage: "Products", description: "Console: page" },
  unlimited: {
    defaultMessage: "Leave it empty for no limit.",
    description: "Console entries: hint of a field",
  },
});
