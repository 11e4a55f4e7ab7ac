/** Sample labels of ratings, worst to best. */
export const ratingTexts = {
  label: "Product",
  second: "Service and delivery",
  hint: "What other shoppers see first.",
  error: "Choose how many stars you give.",
  valueLabel: (value: number) => (value === 1 ? "1 star" : `${value} stars`),
  words: ["Very bad", "Bad", "All right", "Good", "Very good"],
} as const;
