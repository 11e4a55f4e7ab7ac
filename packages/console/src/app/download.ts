import { fillPath, queryString } from "@carmine/api/client";

/** Downloads the file of an endpoint. The browser writes it to the disk while it arrives. */
export const download = (
  path: string,
  {
    params,
    query,
  }: { params?: Readonly<Record<string, unknown>>; query?: Readonly<Record<string, unknown>> },
): void => {
  const link = document.createElement("a");
  link.href = fillPath(path, params) + queryString(query);
  link.download = "";
  link.click();
};
