import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString, type RenderToPipeableStreamOptions } from "react-dom/server";

/** Bytes. Above this size React would stream a boundary later, with a script that moves it into place. */
const neverSplit = Number.MAX_SAFE_INTEGER;

/** React writes this where a part of the page suspends or fails. */
const leftToTheBrowser = "<!--$!-->";

/** Renders the document synchronously; `undefined` if a part suspends or fails. */
const renderAtOnce = (tree: ReactElement): string | undefined => {
  try {
    const html = renderToString(tree);
    return html.includes(leftToTheBrowser) ? undefined : html;
  } catch {
    return undefined;
  }
};

/** Collects a whole page without backpressure. */
const collector = (done: (text: string) => void): Writable => {
  const chunks: Uint8Array[] = [];
  return new Writable({
    highWaterMark: neverSplit,
    write: (chunk: Uint8Array, _encoding, next) => {
      chunks.push(chunk);
      next();
    },
    final: (next) => {
      done(Buffer.concat(chunks).toString());
      next();
    },
  });
};

export interface RenderOptions {
  readonly nonce: string;
  /** URL of the browser's entry module. */
  readonly entry: string;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

const end = "</body></html>";

/** Adds what React adds only when it streams: the doctype, the entry script and its preload link. */
const withEntry = (html: string, { entry, nonce }: RenderOptions): string => {
  const headEnd = html.indexOf("</head>");
  const preload = `<link rel="modulepreload" fetchPriority="low" href="${entry}"/>`;
  const script = `<script type="module" src="${entry}" nonce="${nonce}" async=""></script>`;
  // Concatenation doesn't copy the page; `join` would.
  return (
    "<!DOCTYPE html>" + html.slice(0, headEnd) + preload + html.slice(headEnd, -end.length) + script + end
  );
};

/** Starts a streaming render; aborts it when the request times out. */
export const beginStream = (
  tree: ReactElement,
  { nonce, entry, signal, onError }: RenderOptions,
  events: Pick<RenderToPipeableStreamOptions, "onShellReady" | "onAllReady" | "onShellError">,
) => {
  const { pipe, abort } = renderToPipeableStream(tree, {
    ...events,
    nonce,
    bootstrapModules: [entry],
    progressiveChunkSize: neverSplit,
    onError,
  });
  signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  return pipe;
};

const renderPatiently = (tree: ReactElement, options: RenderOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    const failures: unknown[] = [];
    const onError = (cause: unknown): void => {
      failures.push(cause);
      options.onError(cause);
    };
    const pipe = beginStream(
      tree,
      { ...options, onError },
      {
        onShellError: reject,
        onAllReady: () => {
          if (failures.length === 0) pipe(collector(resolve));
          else reject(failures[0]);
        },
      },
    );
  });

/**
 * Renders a whole document. With all data and code loaded it renders synchronously, which is faster than streaming;
 * if a part suspends or fails, the document is streamed.
 * @throws the error of a part of the page
 */
export const renderWhole = async (tree: ReactElement, options: RenderOptions): Promise<string> => {
  const html = renderAtOnce(tree);
  return html === undefined ? renderPatiently(tree, options) : withEntry(html, options);
};
