const abbreviations = new Set(["cpu", "gpu", "hdd", "led", "ram", "ssd", "tv", "usb"]);

const isSmall = (text: string): boolean => text === text.toLowerCase();

const withCapital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/**
 * Display name of an option. Generated names such as "color" and "size:shoe-size" are reformatted; names with
 * capitals stay unchanged.
 */
export const optionName = (text: string): string => {
  if (!isSmall(text)) return text;
  const colon = text.lastIndexOf(":");
  const words =
    colon < 0
      ? text
      : text
          .slice(colon + 1)
          .replaceAll("-", " ")
          .trim() || text;
  return abbreviations.has(words) ? words.toUpperCase() : withCapital(words);
};

/**
 * Display text of an option value: "mustard" is capitalized, "xl" is uppercased; measures such as "16gb" stay
 * unchanged.
 */
export const optionValueText = (text: string): string => {
  if (/^(?:x*[sl]|m)$/.test(text)) return text.toUpperCase();
  return /^\p{Ll}[\p{Ll} -]{2,}$/u.test(text) ? withCapital(text) : text;
};
