const abbreviations = new Set(["cpu", "gpu", "hdd", "led", "ram", "ssd", "tv", "usb"]);

const isSmall = (text: string): boolean => text === text.toLowerCase();

const withCapital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/**
 * The name of an option as shoppers read it. Files that a program wrote have names such as "color" and
 * "size:shoe-size"; a name that somebody wrote with capitals stays as it is.
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

/** The text of an option's value: "mustard" gets its capital and "xl" both; measures such as "16gb" stay. */
export const optionValueText = (text: string): string => {
  if (/^(?:x*[sl]|m)$/.test(text)) return text.toUpperCase();
  return /^\p{Ll}[\p{Ll} -]{2,}$/u.test(text) ? withCapital(text) : text;
};
