import { createClient } from "@carmine/api/client";
import { ApiProvider, createQueryClient } from "@carmine/api/hooks";
import { merchantRights, type ConsolePlace, type ConsoleUser } from "@carmine/api/contract";
import messages from "@carmine/i18n/catalogues/console/en";
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { workspaceOf, WorkspaceContext } from "../app/workspace.ts";
import { ConsoleIntl } from "../shell/ConsoleIntl.tsx";

/** A call to the fake server. */
export interface Call {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** Data of the answer, or a refusal with code, message and data. */
export type Answer =
  | { readonly data: unknown }
  | { readonly code: number; readonly message?: string; readonly data?: unknown };

const shop: ConsolePlace = {
  role: "merchant",
  merId: 1,
  merName: "Carmine Tires",
  avatar: null,
  staffRole: "owner",
  rights: [...merchantRights.owner],
  zone: "Europe/Berlin",
};

const user: ConsoleUser = {
  id: 7,
  name: "Elin Sandberg",
  email: "elin@carmine.example",
  avatar: null,
  locale: "en",
  marketplace: "Carmine",
  currency: "USD",
  zone: "UTC",
  secondFactor: { isSetUp: false, isCodeNeeded: false, isSetupRequired: false, recoveryCodeCount: 0 },
  places: [shop],
};

interface ShowOptions {
  readonly place?: ConsolePlace;
  readonly path?: string;
  /** Answers by path. A call without an answer fails the test. */
  readonly answers?: Readonly<Record<string, (call: Call) => Answer>>;
}

/** Shows a component in the workspace of a shop, with a fake server. @returns the calls so far */
export const show = (
  node: ReactNode,
  { place = shop, path = "/", answers = {} }: ShowOptions = {},
): Call[] => {
  const calls: Call[] = [];
  const client = createClient({
    locale: "en",
    baseUrl: "http://console.test",
    fetch: async (request) => {
      const url = new URL(request.url);
      const text = await request.text();
      const call: Call = {
        path: url.pathname,
        query: url.searchParams,
        body: text === "" ? undefined : (JSON.parse(text) as unknown),
      };
      calls.push(call);
      const answer = answers[url.pathname];
      if (!answer) throw new Error(`The test has no answer for ${url.pathname}`);
      const envelope = { code: 200, message: "", data: null, ...answer(call) };
      return new Response(JSON.stringify(envelope), { headers: { "content-type": "application/json" } });
    },
  });
  const router = createMemoryRouter(
    [{ path: "*", element: <WorkspaceContext value={workspaceOf(user, place)}>{node}</WorkspaceContext> }],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider client={client}>
        <ConsoleIntl texts={{ locale: "en", messages, componentTexts: undefined }}>
          <RouterProvider router={router} />
        </ConsoleIntl>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return calls;
};
