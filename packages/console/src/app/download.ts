import { ApiError, fillPath, queryString, type AnyEndpoint } from "@carmine/api/client";

export interface FileInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** @throws ApiError if the server refuses the file */
const requestFile = async (href: string, init: RequestInit): Promise<Response> => {
  const response = await fetch(href, init);
  if (response.headers.get("content-type")?.startsWith("text/csv")) return response;
  const refusal = (await response.json().catch(() => ({}))) as { code?: number; message?: string };
  throw new ApiError({ code: refusal.code ?? response.status, text: refusal.message });
};

const save = (href: string, name: string): void => {
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
};

/**
 * Downloads the file of an endpoint.
 * @throws ApiError if the server refuses it
 */
export const downloadFile = async (
  { method, path }: Pick<AnyEndpoint, "method" | "path">,
  { params, query, body }: FileInput = {},
): Promise<void> => {
  const href = fillPath(path, params) + queryString(query);
  if (method === "GET") {
    // A link streams the file to the disk, but the browser can't show why the server refuses it.
    const response = await requestFile(href, {});
    await response.body?.cancel();
    save(href, "");
    return;
  }
  const response = await requestFile(href, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  const url = URL.createObjectURL(await response.blob());
  save(url, name ?? "export.csv");
  // The download has started when the next task runs.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
