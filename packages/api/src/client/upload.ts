import * as z from "zod/mini";
import type { DataOf, Endpoint, QueryOf } from "../contract/endpoint.ts";
import { ApiError, clientCodes } from "./api-error.ts";
import { checkedData, dataOf } from "./answer.ts";
import { callHeaders } from "./headers.ts";
import { fillPath, queryString } from "./request.ts";

export interface UploadOptions<E> {
  readonly query: QueryOf<E> & object;
  readonly file: File;
  /** Language of messages. */
  readonly locale?: string;
  /** The page's server stores the token in a cookie. */
  readonly cookieSession?: boolean;
  readonly baseUrl?: string;
  readonly signal?: AbortSignal;
  /** Called with the sent share of the file (0 to 1). */
  readonly onProgress?: (share: number) => void;
  /** Milliseconds without progress after which the upload is aborted. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 30_000;

/**
 * Uploads one file from a browser. Uses `XMLHttpRequest`, because `fetch` doesn't report upload progress.
 * @throws ApiError; the signal's reason if it was aborted
 */
export const uploadOne = <E extends Endpoint>(endpoint: E, options: UploadOptions<E>): Promise<DataOf<E>> => {
  z.config({ jitless: true });
  const { query, file, locale, cookieSession, baseUrl = "", signal, onProgress } = options;
  if (signal?.aborted) return Promise.reject(signal.reason as unknown);
  const { timeoutMs = defaultTimeoutMs } = options;
  const { promise, resolve, reject } = Promise.withResolvers<DataOf<E>>();
  const request = new XMLHttpRequest();
  const fail = (code: number): void => {
    clearTimeout(idle);
    reject(new ApiError({ code }));
  };
  const giveUp = (): void => {
    clearTimeout(idle);
    request.abort();
    reject(signal?.reason);
  };
  const onIdle = (): void => {
    fail(clientCodes.timeout);
    request.abort();
  };
  let idle = setTimeout(onIdle, timeoutMs);
  request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
    clearTimeout(idle);
    idle = setTimeout(onIdle, timeoutMs);
    if (lengthComputable) onProgress?.(loaded / total);
  });
  request.addEventListener("error", () => fail(clientCodes.network));
  request.addEventListener("load", () => {
    clearTimeout(idle);
    try {
      const requestId = request.getResponseHeader("x-request-id");
      const answer = { status: request.status, requestId, guestToken: null, text: request.responseText };
      resolve(checkedData(endpoint, dataOf(answer), requestId));
    } catch (error) {
      reject(error);
    }
  });
  signal?.addEventListener("abort", giveUp, { once: true });
  request.open(endpoint.method, baseUrl + fillPath(endpoint.path) + queryString({ ...(query as object) }));
  const headers = callHeaders({ token: null, guestToken: null, locale, cookieSession });
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  const form = new FormData();
  form.append("multipart", file, file.name);
  request.send(form);
  return promise;
};
