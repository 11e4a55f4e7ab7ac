/** Whether a path has an invalid escape sequence, such as `%A`. */
export const isMalformed = (path: string): boolean => {
  if (!path.includes("%")) return false;
  try {
    // The result is compared because bundlers remove an unused call as free of side effects.
    return !decodeURIComponent(path).startsWith("/");
  } catch {
    return true;
  }
};
