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

// Milliseconds; the default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

export interface Sent {
  readonly path: string;
  readonly body: unknown;
}

/** Calls that the fake server received, and its responses by path: envelopes; success without data by default. */
export interface Calls {
  readonly sent: Sent[];
  readonly answers: Record<string, object>;
}

export const ok = (data: unknown) => ({ code: 200, message: "", data });

/** Renders a part of the shop in English, in a page at `path`. @returns the app of the tab */
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

/** Messages of all toasts. */
export const toastsOf = (app: App): unknown[] =>
  app.stores.toasts.getState().waiting.map(({ message }) => message);
