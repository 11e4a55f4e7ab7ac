/** Whether a path has an invalid escape sequence, such as `%A`. */
export const isMalformed = (path: string): boolean => {
  if (!path.includes("%")) return false;
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
};
