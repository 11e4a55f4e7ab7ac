// @vitest-environment happy-dom
import { createClient } from "@carmine/api/client";
import { consoleMe } from "@carmine/api/contract";
import { ApiProvider, createQueryClient } from "@carmine/api/hooks";
import messages from "@carmine/i18n/catalogues/console/en";
import { QueryClientProvider } from "@tanstack/react-query";
import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { prefetch } from "../app/endpoints.ts";
import { ConsoleIntl } from "./ConsoleIntl.tsx";
import { SignedIn, useUser } from "./SignedIn.tsx";

afterEach(cleanup);

const user = {
  id: 7,
  name: "Elin Sandberg",
  email: null,
  avatar: null,
  locale: "en",
  marketplace: "Carmine",
  currency: "USD",
  zone: "UTC",
  places: [],
  secondFactor: { isSetUp: false, isCodeNeeded: false, isSetupRequired: false, recoveryCodeCount: 0 },
};
const Name = () => <p>{useUser().name}</p>;

test("fetches the account once if the loader's answer arrives before the page renders", async () => {
  const answer = { code: 200, message: "", data: user };
  const fetchUser = vi.fn<() => Promise<Response>>(async () => Promise.resolve(Response.json(answer)));
  const client = createClient({ locale: "en", baseUrl: "http://console.test", fetch: fetchUser });
  const queryClient = createQueryClient();
  prefetch(queryClient, client, consoleMe, {});
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const children = [{ index: true, element: <Name /> }];
  render(
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={client}>
        <ConsoleIntl texts={{ locale: "en", messages, componentTexts: undefined }}>
          <RouterProvider router={createMemoryRouter([{ path: "/", element: <SignedIn />, children }])} />
        </ConsoleIntl>
      </ApiProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText("Elin Sandberg")).toBeVisible();
  expect(fetchUser).toHaveBeenCalledOnce();
});
