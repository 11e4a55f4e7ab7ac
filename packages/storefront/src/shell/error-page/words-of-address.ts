/** Maximum characters; a longer search has no results. */
const most = 60;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // An invalid escape sequence has no meaning.
    return "";
  }
};

/** Replaces separators with spaces and removes an extension such as `.html`. */
const wordsOf = (segment: string): string =>
  decoded(segment)
    .replace(/\.[a-z]{2,5}$/i, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}'’]+/gu, " ")
    .trim();

const shortened = (words: string): string => {
  if (words.length <= most) return words;
  const excerpt = words.slice(0, most + 1);
  const end = excerpt.lastIndexOf(" ");
  // Doesn't cut a surrogate pair in half.
  return end > 0 ? excerpt.slice(0, end) : excerpt.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
};

/** Keywords of an unknown address: the words of its last segment that has any, such as “winter tires”. */
export const wordsOfAddress = (pathname: string): string =>
  shortened(
    pathname
      .split("/")
      .map(wordsOf)
      .findLast((words) => /\p{L}/u.test(words)) ?? "",
  );
