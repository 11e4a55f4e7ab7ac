import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString, type RenderToPipeableStreamOptions } from "react-dom/server";

/** Above this many bytes React would send a boundary later, with a script that moves it into place. */
const neverSplit = Number.MAX_SAFE_INTEGER;

/** What React writes where a part of the page waits for something or has failed. */
const leftToTheBrowser = "<!--$!-->";

/** The document in one go; `undefined` where that can't be. */
const renderAtOnce = (tree: ReactElement): string | undefined => {
  try {
    const html = renderToString(tree);
    return html.includes(leftToTheBrowser) ? undefined : html;
  } catch {
    return undefined;
  }
};

/** Takes a whole page as fast as it comes: nothing waits for a reader. */
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
  /** Address of the module that the browser starts with. */
  readonly entry: string;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

const end = "</body></html>";

/** What React adds by itself where it streams: the type of the document, the browser's first module, and its link. */
const withEntry = (html: string, { entry, nonce }: RenderOptions): string => {
  const headEnd = html.indexOf("</head>");
  return [
    "<!DOCTYPE html>",
    html.slice(0, headEnd),
    `<link rel="modulepreload" fetchPriority="low" href="${entry}"/>`,
    html.slice(headEnd, -end.length),
    `<script type="module" src="${entry}" nonce="${nonce}" async=""></script>`,
    end,
  ].join("");
};

/** Starts a render that waits for its parts; ends when the time of the request is over. */
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
 * A whole document. With its data and code loaded it is rendered synchronously, which is faster than streaming; a document
 * with a part that suspends or fails is streamed.
 * @throws the error of a part of the page
 */
export const renderWhole = async (tree: ReactElement, options: RenderOptions): Promise<string> => {
  const html = renderAtOnce(tree);
  return html === undefined ? renderPatiently(tree, options) : withEntry(html, options);
};
