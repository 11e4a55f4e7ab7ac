/** Pattern of LIKE for texts that contain the given one, whose `%` and `_` stand for themselves. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
