import { bcp47 } from "@carmine/i18n";
import type { ReactElement, ReactNode } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { handledEvents } from "../../hydration/handled-events.ts";
import { stateElementId } from "./page-state.ts";
import { sanitizedHtml } from "../../app/sanitized-html.ts";

export interface DocumentProps {
  /** Nonce of the response; `undefined` in the browser, which hides it from scripts. */
  readonly nonce?: string;
  /** Server only. They have run before hydration, which ignores the difference. */
  readonly firstPaintScripts?: string;
  /** The state exactly as serialized by the server. */
  readonly state: string;
  readonly children: ReactNode;
}

/** The whole document including `<html>`, so that pages can render into the head. */
export const Document = ({ nonce, firstPaintScripts = "", state, children }: DocumentProps): ReactElement => {
  const { locale } = useApp();
  return (
    // A script sets data-scheme and data-before-scroll before the first paint; the server can't know them.
    <html lang={bcp47(locale)} data-theme="red" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: sanitizedHtml(firstPaintScripts) }}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body {...handledEvents}>
        {children}
        <script
          id={stateElementId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: sanitizedHtml(state) }}
        />
      </body>
    </html>
  );
};
