import { createClient } from "@carmine/api/client";
import { DesignSystemProvider } from "@carmine/design-system";
import { en } from "@carmine/design-system/locales/en";
import { IntlRoot } from "@carmine/i18n/react";
import { configure, render } from "@testing-library/react";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { createApp, type App } from "../app/app.ts";
import { AppProvider } from "../app/AppContext.tsx";
import { TestRouter } from "./TestRouter.tsx";

// ms; the default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

export interface Sent {
  readonly path: string;
  readonly body: unknown;
}

/** What the server of a test got, and what it answers by path: an envelope; success without data where none is named. */
export interface Calls {
  readonly sent: Sent[];
  readonly answers: Record<string, object>;
}

export const ok = (data: unknown) => ({ code: 200, message: "", data });

/** Shows a part of the shop in English, in a page at `path`. @returns what the tab works with */
export const showInApp = (content: ReactElement, { sent, answers }: Calls, path = "/"): App => {
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const text = await request.text();
    if (request.method === "POST")
      sent.push({ path: pathname, body: text === "" ? undefined : JSON.parse(text) });
    return Response.json(answers[pathname] ?? ok(null));
  };
  const app = createApp({
    locale: "en",
    messages: {},
    words: {},
    environment: { publicUrl: "http://shop.example", locales: ["en"], demo: true },
    api: () => createClient({ baseUrl: "http://shop.example", fetch: answer, locale: "en" }),
    signedIn: false,
  });
  render(
    <AppProvider app={app}>
      <QueryClientProvider client={app.queryClient}>
        <TestRouter path={path}>
          <IntlRoot locale="en" messages={{}}>
            <DesignSystemProvider locale="en" messages={en}>
              {content}
            </DesignSystemProvider>
          </IntlRoot>
        </TestRouter>
      </QueryClientProvider>
    </AppProvider>,
  );
  return app;
};

/** What the toasts of a tab say. */
export const toastsOf = (app: App): unknown[] =>
  app.stores.toasts.getState().waiting.map(({ message }) => message);
