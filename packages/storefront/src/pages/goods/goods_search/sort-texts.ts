import { defineMessages } from "@carmine/i18n/react";

export const sortTexts = defineMessages({
  default: { defaultMessage: "Best match", description: "Search page: sort order, and other places" },
  sales: { defaultMessage: "Sales", description: "Search page: sort order, and other places" },
  price: { defaultMessage: "Price", description: "Search page: sort order, and other places" },
  new: { defaultMessage: "Newest", description: "Search page: sort order, and other places" },
  star: { defaultMessage: "Rating", description: "List of shops: their order, and other places" },
});
