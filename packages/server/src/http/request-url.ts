/**
 * The address that a call means: existing clients join a base address that ends in a slash with a path that begins with
 * one (`//api/front/…`, `/api//front/…`). The query is left alone.
 */
export const apiUrl = (url: string): string => {
  const [path = "", ...query] = url.split("?");
  if (!/^\/+api\//.test(path)) return url;
  return [path.replaceAll(/\/{2,}/g, "/"), ...query].join("?");
};
