import { defineMessages } from "@carmine/i18n/react";

export const sortTexts = defineMessages({
  default: { defaultMessage: "Best match", description: "Search page: order of the goods" },
  sales: { defaultMessage: "Sales", description: "Search page: order of the goods" },
  price: { defaultMessage: "Price", description: "Search page: order of the goods" },
  new: { defaultMessage: "Newest", description: "Search page: order of the goods" },
  star: { defaultMessage: "Rating", description: "Search page: order of the goods" },
});
