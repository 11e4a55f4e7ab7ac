/** First character, two stars, last character; hides the shopper's name. */
export const maskNickname = (nickname: string): string => {
  const letters = Array.from(new Intl.Segmenter("en").segment(nickname.trim()), ({ segment }) => segment);
  return `${letters[0] ?? ""}**${letters.length > 1 ? letters.at(-1) : ""}`;
};
