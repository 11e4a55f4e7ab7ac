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

/**
 * Downloads the file of an endpoint that is logged, and therefore a POST.
 * @throws Error if the server refuses it
 */
export const downloadPost = async (path: string, body: unknown): Promise<void> => {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.headers.get("content-type")?.startsWith("text/csv"))
    throw new Error("The server sent no file");
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = name ?? "export.csv";
  link.click();
  // The download has started when the next task runs.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
