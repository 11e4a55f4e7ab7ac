/** Characters: a search of more words than that finds nothing. */
const most = 60;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // Nobody means anything by a broken escape sequence.
    return "";
  }
};

/** Without an ending such as `.html`, and with what parts words in addresses as spaces. */
const wordsOf = (segment: string): string =>
  decoded(segment)
    .replace(/\.[a-z]{2,5}$/i, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}'’]+/gu, " ")
    .trim();

const shortened = (words: string): string => {
  if (words.length <= most) return words;
  const cut = words.slice(0, most + 1);
  const end = cut.lastIndexOf(" ");
  // A letter may take two characters: none is cut in half.
  return end > 0 ? cut.slice(0, end) : cut.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
};

/** What an address that leads nowhere speaks of: the words of its last part that has any, “winter tires”. */
export const wordsOfAddress = (pathname: string): string =>
  shortened(
    pathname
      .split("/")
      .map(wordsOf)
      .findLast((words) => /\p{L}/u.test(words)) ?? "",
  );
