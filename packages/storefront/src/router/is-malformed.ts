/** Whether a path has an invalid escape sequence, such as `%A`. */
export const isMalformed = (path: string): boolean => {
  if (!path.includes("%")) return false;
  try {
    // The result has to be used: bundlers remove a bare call as free of side effects.
    return !decodeURIComponent(path).startsWith("/");
  } catch {
    return true;
  }
};
