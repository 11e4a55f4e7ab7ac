import "@carmine/design-system/reset.css";
import { consoleMe } from "@carmine/api/contract";
import { ApiProvider, createQueryClient } from "@carmine/api/hooks";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { createConsoleClient } from "./app/client.ts";
import { prefetch } from "./app/endpoints.ts";
import { applyScheme, preferences } from "./app/preferences.ts";
import { loadTexts } from "./app/texts.ts";
import { installTrustedTypes } from "./app/trusted-types.ts";
import { basename, createRouter } from "./routes.tsx";
import { ConsoleIntl } from "./shell/ConsoleIntl.tsx";

const start = async (): Promise<void> => {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no element #root");
  const { locale } = preferences();
  const queryClient = createQueryClient();
  const client = createConsoleClient(locale, () => {
    const { pathname: path, search } = router.state.location;
    // Paths in the router's state include the base; `navigate` expects them without it.
    const pathname = path.slice(basename.length) || "/";
    if (pathname !== "/sign-in" && pathname !== "/invitation")
      void router.navigate(`/sign-in?to=${encodeURIComponent(pathname + search)}`, { replace: true });
  });
  // Loads the page and the account while the messages load.
  const router = createRouter(() => prefetch(queryClient, client, consoleMe, {}));
  const texts = await loadTexts(locale);
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={client}>
          <ConsoleIntl texts={texts}>
            <RouterProvider router={router} />
          </ConsoleIntl>
        </ApiProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
};

installTrustedTypes();
applyScheme();
void start();
